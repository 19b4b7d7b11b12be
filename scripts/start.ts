import { runServer } from '#server/node.ts';
import { buildPortalIfChanged } from './portal-build.ts';

// `npm start`: the built portal and the reference provider on one address.
try {
  await buildPortalIfChanged();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
await runServer({ endsWithParent: true });
