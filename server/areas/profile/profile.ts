import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { civilStatusCodes, type CivilStatusCode } from '#kernel/civil-status.ts';
import { parseDate } from '#kernel/date.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { AddressChange, CivilStatusChange } from '#contract/profile.ts';
import { civilStatusesAfter, civilStatusFields } from '#domain/profile-change.ts';
import { zipCode } from '#domain/rules.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { changesPerMember } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { noteAccess } from '#server/store/access-log.ts';
import { takePermits } from '#server/store/permits.ts';
import { lockAccount } from '#server/store/lock-account.ts';
import type { Tx } from '#server/store/store.ts';
import type { ProfileRequest } from '#server/store/tables.ts';
import { isCountryCode } from '#server/model/countries.ts';
import { readRecord } from '#server/model/current-user.ts';
import { noteDisclosure } from '#server/model/disclosure.ts';
import type { Call, HandlersOf, Services } from '#server/model/handler.ts';
import { readLine } from '#server/model/read-line.ts';
import { fundOfSession } from '#server/model/session-fund.ts';
import { pendingChangesOf } from './pending-changes.ts';
import { isDisabled } from './disabled-changes.ts';
import { anonymousProfileOf, profileOf } from './profile-answer.ts';
import { blockVersion, openRequests, requestContents, supersedeRequest, type Block } from './profile-requests.ts';

/** Whether a line has more than whitespace and invisible characters. */
const isFilled = (line: string | null | undefined): boolean => /[\p{L}\p{N}]/u.test(line ?? '');

/** An address in its stored form. Refuses an invalid one, naming the field. */
const readAddress = (body: AddressChange): z.infer<typeof requestContents.address> => {
  const address = {
    addressRow1: readLine(body.addressRow1, 'addressRow1'),
    addressRow2: readLine(body.addressRow2, 'addressRow2'),
    zipCode: readLine(body.zipCode, 'zipCode'),
    city: readLine(body.city, 'city'),
    countryCode: body.countryCode,
  };
  if (!isFilled(address.addressRow1)) throw refuse.invalid('addressRow1');
  if (!isFilled(address.city)) throw refuse.invalid('city');
  if (!isCountryCode(address.countryCode)) throw refuse.invalid('countryCode', 'countryInvalid');
  if (!isFilled(address.zipCode) || zipCode(address.countryCode)(address.zipCode) !== null)
    throw refuse.invalid('zipCode', 'zipCodeInvalid');
  return address;
};

/**
 * A change of civil status in its stored form: real days, births and marriages in the past, and only fields that belong
 * to the status.
 */
const readCivilStatus = (body: CivilStatusChange, today: string): z.infer<typeof requestContents.civilStatus> => {
  const { status } = body;
  if (status === civilStatusCodes.unknown) throw refuse.invalid('status', 'statusInvalid');
  const { changeDate, spouse, nameAfterChange } = civilStatusFields(status);
  const day = (field: 'validStatusChangedDate' | 'spouseBirthDate', isPast: boolean): string | null => {
    const typed = body[field] ?? null;
    if (typed === null) return null;
    const date = parseDate(typed);
    if (date === null) throw refuse.invalid(field);
    if (isPast && date >= today) throw refuse.invalid(field, 'dateInPast');
    return date;
  };
  return {
    status,
    validStatusChangedDate: changeDate === null ? null : day('validStatusChangedDate', changeDate === 'marriage'),
    spouseFirstName: spouse ? readLine(body.spouseFirstName, 'spouseFirstName') || null : null,
    spouseName: spouse ? readLine(body.spouseName, 'spouseName') || null : null,
    spouseBirthDate: spouse ? day('spouseBirthDate', true) : null,
    nameAfterChange: nameAfterChange ? readLine(body.nameAfterChange, 'nameAfterChange') || null : null,
  };
};

/** Refuses a civil status that can't follow the one on record. */
const checkFollows =
  (status: CivilStatusCode) =>
  ({ civilStatus }: MemberRecord, pending: ProfileRequest | undefined): void => {
    const reported = pending && requestContents.civilStatus.parse(pending.content).status;
    if (!civilStatusesAfter(civilStatus.code, String(reported)).includes(status)) {
      throw refuse.invalid('status', 'statusInvalid');
    }
  };

/** The profile, and the requests to change address or civil status, which the fund processes. */
export const profileHandlers = (services: Services): HandlersOf<'profile' | 'changeAddress' | 'changeCivilStatus'> => {
  const { store, random, hash, log } = services;

  const refuseDisabled = async (block: Block, tenant: string): Promise<void> => {
    if (isDisabled(block, (await fundOfSession(services, tenant)).tenant.settings)) throw refuse.disabled();
  };

  /**
   * Stores a change as a request and supersedes the previous one; refuses a change based on an older state. A request
   * for what is already requested, such as by a double click, is answered like the first and not stored.
   */
  const request = async (
    {
      session,
      now,
      requestId,
      body,
    }: Pick<Call<(typeof endpoints)['changeAddress']>, 'session' | 'now' | 'requestId'> & {
      readonly body: { readonly version?: string | null | undefined };
    },
    block: Block,
    content: object,
    check: (record: MemberRecord, pending: ProfileRequest | undefined) => void = () => undefined,
  ): Promise<void> => {
    const { tenant, memberId } = session;
    await store.withTenant(tenant, async (tx: Tx) => {
      if ((await lockAccount(tx, tenant, memberId)) === undefined) throw refuse.unauthorized();
      const record = await readRecord(tx, tenant, memberId);
      if (record.readOnlyProfile) throw refuse.readOnly();
      const pending = (await openRequests(tx, tenant, memberId)).find(({ kind }) => kind === block);
      check(record, pending);
      if (pending !== undefined && isDeepStrictEqual(requestContents[block].parse(pending.content), content)) return;
      const { version } = body;
      if (version !== undefined && version !== null && version !== blockVersion(record, block, pending)) {
        throw refuse.conflict();
      }
      const wait = await takePermits(tx, hash, tenant, now, [{ limit: changesPerMember, key: memberId }]);
      if (wait !== null) throw refuse.tooMany(wait);
      await supersedeRequest(tx, { tenant, memberId, kind: block, now });
      await tx
        .insertInto('profile_request')
        .values({
          tenant,
          id: random.token(),
          member_id: memberId,
          kind: block,
          state: 'requested',
          content: JSON.stringify(content),
          requested_at: now,
        })
        .execute();
      await noteAccess(tx, { tenant, memberId, at: now, act: 'change', object: `request: ${block}`, requestId });
      log.event('user_change_requested', { tenant, kind: block });
    });
  };

  return {
    profile: async ({ session, query: { anonymize }, locale, now, requestId }) => {
      const { tenant, memberId, actor, ableToImpersonate } = session;
      const { settings } = (await fundOfSession(services, tenant)).tenant;
      const isViewed = actor !== null;
      const { record, account, requests } = await store.withTenant(tenant, async (tx) => {
        const found = await tx
          .selectFrom('account')
          .select(['email_address', 'recovery_address', 'mobile_number'])
          .where('tenant', '=', tenant)
          .where('member_id', '=', memberId)
          .executeTakeFirst();
        if (found === undefined) throw refuse.unauthorized();
        return {
          record: await readRecord(tx, tenant, memberId),
          account: found,
          requests: await openRequests(tx, tenant, memberId),
        };
      });
      await noteDisclosure(services, session, 'profile', now, requestId);
      const source = { record, account, settings, locale, isViewed, ableToImpersonate };
      if (anonymize === 'true') return { data: anonymousProfileOf(source) };
      const data = profileOf(source);
      if (!settings.answersBeyondSpecification) return { data };
      return {
        data: {
          ...data,
          ...pendingChangesOf({ record, requests, locale, now, isViewed }),
          ...(!isViewed && { hasAccessList: true }),
        },
      };
    },

    changeAddress: async (call) => {
      await refuseDisabled('address', call.session.tenant);
      await request(call, 'address', readAddress(call.body));
      return { data: { isSuccessful: true } };
    },

    changeCivilStatus: async (call) => {
      await refuseDisabled('civilStatus', call.session.tenant);
      const content = readCivilStatus(call.body, swissDay(call.now));
      await request(call, 'civilStatus', content, checkFollows(content.status));
      return { data: { isSuccessful: true } };
    },
  };
};
