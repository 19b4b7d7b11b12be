import type { Tx } from './store.ts';

/** Something a member did with their own data. */
export type Access = {
  readonly tenant: string;
  readonly memberId: string;
  readonly at: Date;
  readonly act: 'login' | 'logout' | 'read' | 'change';
  readonly object: string;
  readonly requestId: string;
};

/** Adds a line to the access log, in the transaction of the access. */
export const noteAccess = async (tx: Tx, { tenant, memberId, at, act, object, requestId }: Access): Promise<void> => {
  await tx
    .insertInto('access_log')
    .values({ tenant, at, act, object, actor: memberId, subject: memberId, request_id: requestId })
    .execute();
};
