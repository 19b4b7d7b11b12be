import { noteStudioAct, type StudioAct } from '#server/store/access-log.ts';
import type { Tx } from '#server/store/store.ts';
import type { AdministratorSession } from './studio-handler.ts';

/** Who makes a call, and when. */
export type Acting = { readonly session: AdministratorSession; readonly now: Date; readonly requestId: string };

/** Adds a line on what an administrator does to the access log, in the transaction of the act. */
export const noteAct = (
  tx: Tx,
  { session: { tenant, administratorId: id, name }, now: at, requestId }: Acting,
  act: StudioAct,
  object: string,
): Promise<void> => noteStudioAct(tx, { tenant, administrator: { id, name }, at, act, object, requestId });
