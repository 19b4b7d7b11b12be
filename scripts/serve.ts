import { runServer } from '#server/node/run.ts';

// `npm run serve`: serves what is built, and nothing else.
await runServer({ endsWithParent: true });
