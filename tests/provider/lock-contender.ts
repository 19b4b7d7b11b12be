import { lockFolder } from '#server/store/folder-lock.ts';

/** Tries for each folder it is sent, at the moment it is told, and says whether it has it. It lets go of none. */
process.on('message', (task: { readonly folder: string; readonly at: number }) => {
  while (Date.now() < task.at);
  lockFolder(task.folder, { patience: 0 }).then(
    () => process.send?.(true),
    () => process.send?.(false),
  );
});
process.send?.('ready');
