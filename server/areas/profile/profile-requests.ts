import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { addressChangeSchema, civilStatusChangeSchema } from '#contract/profile.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import type { Tx } from '#server/store/store.ts';
import type { ProfileRequest } from '#server/store/tables.ts';

/** The blocks whose changes the fund processes. */
export type Block = 'address' | 'civilStatus';

/** The content of a request by its kind, as stored in the database. */
export const requestContents = {
  emailAddress: z.object({ value: z.string() }),
  restoreEmailAddress: z.object({ value: z.string() }),
  mobileNumber: z.object({ value: z.string() }),
  address: z.omit(addressChangeSchema, { version: true }),
  civilStatus: z.omit(civilStatusChangeSchema, { version: true }),
} as const satisfies Record<ProfileRequest['kind'], z.ZodMiniType>;

/** A member's requests that are neither confirmed, processed nor superseded. */
export const openRequests = (tx: Tx, tenant: string, memberId: string): Promise<ProfileRequest[]> =>
  tx
    .selectFrom('profile_request')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('state', '=', 'requested')
    .execute();

/** Supersedes the open request of a kind, if there is one. Its code is dead. */
export const supersedeRequest = async (
  tx: Tx,
  request: {
    readonly tenant: string;
    readonly memberId: string;
    readonly kind: ProfileRequest['kind'];
    readonly now: Date;
  },
): Promise<void> => {
  const { tenant, memberId, kind, now } = request;
  await tx
    .updateTable('profile_request')
    .set({ state: 'superseded', settled_at: now, code_hash: null, tries_left: 0 })
    .where('tenant', '=', tenant)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('state', '=', 'requested')
    .execute();
};

/**
 * Identifies the state of a block: the values on record and the open request. A change based on another state is
 * refused, so that two tabs don't silently overwrite each other.
 */
export const blockVersion = (record: MemberRecord, block: Block, pending: ProfileRequest | undefined): string => {
  const values = block === 'address' ? record.address : [record.civilStatus, record.partner, record.lastname];
  return createHash('sha256')
    .update(JSON.stringify([block, values ?? null, pending?.id ?? null]))
    .digest('base64url')
    .slice(0, 22);
};
