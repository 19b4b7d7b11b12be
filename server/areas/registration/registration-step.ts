import { secondsAfter } from '#server/kernel/clock.ts';
import { registrationOpenHours } from '#server/kernel/limits.ts';
import { refuse, Refusal } from '#server/kernel/refusal.ts';
import type { Tx } from '#server/store/store.ts';
import type { Applicant } from '#server/store/tables.ts';
import type { Fund } from '#server/model/funds.ts';
import type { Services } from '#server/model/handler.ts';

/** The context of a registration step; the applicant is locked until the transaction ends. */
export type Step = {
  readonly tx: Tx;
  readonly tenant: string;
  readonly fund: Fund;
  readonly applicant: Applicant;
  /** Whether this browser has passed the SMS step itself. */
  readonly hasProof: boolean;
  readonly browserHash: string;
  /** The portal's host, for browsers' autofill of codes. */
  readonly portalHost: string | null;
  readonly now: Date;
};

type StepCall = {
  readonly path: { readonly id: string };
  readonly now: Date;
  readonly browserHash: () => string | null;
  readonly portalHost: string | null;
};

/** Changes the registration that a step belongs to. */
export const changeApplicant = async (step: Step, values: Partial<Omit<Applicant, 'tenant' | 'id'>>): Promise<void> => {
  await step.tx
    .updateTable('applicant')
    .set(values)
    .where('tenant', '=', step.tenant)
    .where('id', '=', step.applicant.id)
    .execute();
};

/** A registration by the id of one of its links, locked until the transaction ends. */
export const lockApplicant = (tx: Tx, tenant: string, registrationId: string): Promise<Applicant | undefined> =>
  tx
    .selectFrom('applicant')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', (where) =>
      where
        .selectFrom('registration')
        .select('applicant_id')
        .where('tenant', '=', tenant)
        .where('registration.id', '=', registrationId),
    )
    .forUpdate()
    .executeTakeFirst();

/** The browser's row for an applicant, if it has opened this link and was active recently enough. */
export const openBrowser = async (
  tx: Tx,
  applicant: Applicant,
  registrationId: string,
  browserHash: string,
  now: Date,
) => {
  const browser = await tx
    .selectFrom('applicant_browser')
    .select(['registration_id', 'open_until', 'sms_confirmed_at'])
    .where('tenant', '=', applicant.tenant)
    .where('applicant_id', '=', applicant.id)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  if (browser === undefined) return null;
  const isOpen = browser.registration_id === registrationId && browser.open_until > now;
  return { isOpen, hasProof: browser.sms_confirmed_at !== null };
};

/** Records that a browser is active in a registration, which it may continue for two hours. */
export const noteBrowser = async (
  tx: Tx,
  applicant: Applicant,
  registrationId: string,
  browserHash: string,
  now: Date,
): Promise<void> => {
  const openUntil = secondsAfter(now, registrationOpenHours * 3600);
  await tx
    .insertInto('applicant_browser')
    .values({
      tenant: applicant.tenant,
      applicant_id: applicant.id,
      browser_hash: browserHash,
      registration_id: registrationId,
      open_until: openUntil,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'applicant_id', 'browser_hash'])
        .doUpdateSet({ registration_id: registrationId, open_until: openUntil }),
    )
    .execute();
};

/** The fund of a link's id; refuses an unknown id. */
export const fundOfRegistration = async (
  { store, funds }: Services,
  id: string,
): Promise<{ tenant: string; fund: Fund }> => {
  const tenant = await store.tenantOfRegistration(id);
  const fund = tenant === null ? null : await funds.find(tenant);
  if (tenant === null || fund === null) throw refuse.registrationExpired();
  return { tenant, fund };
};

/**
 * Runs one step in a browser that has opened the link. A refusal that must leave a trace is returned instead of thrown.
 */
export const inStep = async <T>(
  services: Services,
  { path: { id }, now, browserHash, portalHost }: StepCall,
  run: (step: Step) => Promise<T | Refusal>,
) => {
  const { tenant, fund } = await fundOfRegistration(services, id);
  const browser = browserHash();
  const outcome = await services.store.withTenant(tenant, async (tx) => {
    const applicant = await lockApplicant(tx, tenant, id);
    const opened =
      applicant === undefined || browser === null ? null : await openBrowser(tx, applicant, id, browser, now);
    if (applicant === undefined || browser === null || !opened?.isOpen || applicant.completed_at !== null) {
      return refuse.registrationExpired();
    }
    await noteBrowser(tx, applicant, id, browser, now);
    const { hasProof } = opened;
    return run({ tx, tenant, fund, applicant, hasProof, browserHash: browser, portalHost, now });
  });
  if (outcome instanceof Refusal) {
    services.log.event('authn_registration_fail', { tenant, reason: outcome.parts.code });
    throw outcome;
  }
  services.messageQueued();
  return { outcome, fund, tenant };
};
