import { locales } from '#kernel/locale.ts';
import { globalSettingsSchema, type GlobalSettings } from '#contract/settings.ts';
import { readWire } from './read-wire.ts';
import type { Some } from './sent-data.ts';

/** A member of that fund, as `userinfo` describes them. */
export const musterMember = {
  firstname: 'Anna',
  lastname: 'Muster',
  emailAddress: 'anna@example.org',
  ableToImpersonate: false,
};

/** The settings of a fund with only a name and every language, plus those of a test. */
export const musterFund = (own: Some<GlobalSettings> = {}): GlobalSettings =>
  readWire(globalSettingsSchema, {
    tenantName: 'musterfund',
    displayName: 'Pensionskasse Musterfund',
    languages: locales,
    ...own,
  });
