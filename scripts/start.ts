import { runServer } from '#server/node/run.ts';
import { buildPortalIfChanged } from './portal-build.ts';

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
