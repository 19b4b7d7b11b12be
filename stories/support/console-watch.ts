/** Fails a story that logs an error to the console. Returns the check, to run when the story is unmounted. */
export const watchConsole = () => {
  const original = console.error;
  const heard: string[] = [];
  console.error = (...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '));
    original(...parts);
  };
  return () => {
    console.error = original;
    if (heard.length > 0) throw new Error(`The story wrote to the console:\n${heard.join('\n')}`);
  };
};
