import { lockFolder } from '#server/store/folder-lock.ts';

/** Locks a folder, prints its process number and keeps the lock until it is killed. */
await lockFolder(process.argv[2] ?? '', { patience: 0 });
process.stdout.write(`${process.pid}\n`);
setInterval(() => undefined, 60_000);
