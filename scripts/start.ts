import { readConfig } from '#server/kernel/configuration.ts';
import { runServer } from '#server/node/run.ts';
import { buildPortalIfChanged } from './portal-build.ts';
import { buildStorybookIfChanged } from './storybook-build.ts';

// `npm start`: the built portal and the reference provider on one address.
try {
  await buildPortalIfChanged();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
// People who watch a terminal want the messages, not every log line.
if (process.stdout.isTTY) process.env['LOG_LEVEL'] ??= 'warn';
await runServer({ endsWithParent: true });

// The demonstration links to Storybook, which is built once the portal is there. It ends with this process.
if (readConfig(process.env).demo) {
  const ending = new AbortController();
  process.once('exit', () => ending.abort());
  const failure = await buildStorybookIfChanged(ending.signal);
  if (failure !== null) process.stderr.write(`${failure}\n`);
}
