let heard: string[] = [];

/** React's remark on the tools of a test: Storybook mounts stories in acts of its own, which may overlap in a shared page. */
const ofTestTools = 'The current testing environment is not configured to support act';

/** What react-pdf says in development of a file that it can't read; the viewer says it to people. */
const ofBrokenFiles = 'Warning: InvalidPDFException';

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
    const line = parts.map(String).join(' ');
    if (![ofTestTools, ofBrokenFiles].some((known) => line.startsWith(known))) heard.push(line);
    original(...parts);
  };
  return () => {
    console.error = original;
    expectSilence();
  };
};
