import type { Actor, Tx } from './store.ts';

/** Something that somebody did with a member's data. */
export type Access = {
  readonly tenant: string;
  /** Whose data it is. */
  readonly memberId: string;
  /** Who did it, if not the member. */
  readonly actor?: Pick<Actor, 'memberId' | 'name' | 'impersonation' | 'reason' | 'note'> | null;
  readonly at: Date;
  /** `start` and `end` of a view by support staff; `refused`: what they tried and may not do. */
  readonly act: 'login' | 'logout' | 'read' | 'change' | 'start' | 'end' | 'refused';
  readonly object: string;
  readonly requestId: string;
};

/** Adds a line to the access log, in the transaction of the access. */
export const noteAccess = async (
  tx: Tx,
  { tenant, memberId, actor = null, at, act, object, requestId }: Access,
): Promise<void> => {
  await tx
    .insertInto('access_log')
    .values({
      tenant,
      at,
      act,
      object,
      actor: actor?.memberId ?? memberId,
      actor_name: actor?.name ?? null,
      subject: memberId,
      impersonation: actor?.impersonation ?? null,
      reason: actor?.reason ?? null,
      note: actor?.note ?? null,
      request_id: requestId,
    })
    .execute();
};

/** Whose data the studio's lines are about: the fund's portal, no member's. No member has this id. */
const studioSubject = '/studio';

/**
 * What somebody does in the studio. `withdraw` an offer; `discard` a draft; `link`, and `unlink`, others to it; `remove` an
 * administrator from the fund's folder.
 */
export type StudioAct =
  | 'login'
  | 'logout'
  | 'publish'
  | 'offer'
  | 'withdraw'
  | 'discard'
  | 'restore'
  | 'import'
  | 'link'
  | 'unlink'
  | 'remove';

/** Adds a line about the fund's portal to the access log, in the transaction of the act. */
export const noteStudioAct = async (
  tx: Tx,
  {
    tenant,
    administrator,
    at,
    act,
    object,
    requestId,
  }: {
    readonly tenant: string;
    readonly administrator: { readonly id: string; readonly name: string };
    readonly at: Date;
    readonly act: StudioAct;
    readonly object: string;
    readonly requestId: string;
  },
): Promise<void> => {
  await tx
    .insertInto('access_log')
    .values({
      tenant,
      at,
      act,
      object,
      actor: administrator.id,
      actor_name: administrator.name,
      subject: studioSubject,
      impersonation: null,
      reason: null,
      note: null,
      request_id: requestId,
    })
    .execute();
};
