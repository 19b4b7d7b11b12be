import { runServer } from '#server/node/run.ts';

// `npm run serve`: what is built, and nothing else.
await runServer({ endsWithParent: true });
