import { lockFolder } from '#server/store/folder-lock.ts';

/** Tries for each folder it is sent, at the moment it is told, and says whether it has it. It lets go of none. */
process.on('message', (task: { readonly folder: string; readonly at: number }) => {
  while (Date.now() < task.at);
  let won = true;
  try {
    lockFolder(task.folder);
  } catch {
    won = false;
  }
  process.send?.(won);
});
process.send?.('ready');
