import { lockFolder } from '#server/store/folder-lock.ts';

/** Tries to lock each folder it is sent at the given moment, and prints whether it succeeded. Never releases a lock. */
process.on('message', (task: { readonly folder: string; readonly at: number }) => {
  while (Date.now() < task.at);
  lockFolder(task.folder, { patience: 0 }).then(
    () => process.send?.(true),
    () => process.send?.(false),
  );
});
process.send?.('ready');
