let heard: string[] = [];

/** Fails on any error that the story has logged to the console so far; each is said once. */
export const expectSilence = (): void => {
  const said = heard;
  heard = [];
  if (said.length > 0) throw new Error(`The story wrote to the console:\n${said.join('\n')}`);
};

/** Listens to the errors that a story logs to the console. Returns the check of its end, to run when it is unmounted. */
export const watchConsole = () => {
  const original = console.error;
  console.error = (...parts: unknown[]) => {
    heard.push(parts.map(String).join(' '));
    original(...parts);
  };
  return () => {
    console.error = original;
    expectSilence();
  };
};
