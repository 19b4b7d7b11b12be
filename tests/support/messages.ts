import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import type benefits from '../../src/i18n/messages/de-CH/benefits.json';
import type calculation from '../../src/i18n/messages/de-CH/calculation.json';
import type civilStatus from '../../src/i18n/messages/de-CH/civilStatus.json';
import type dashboard from '../../src/i18n/messages/de-CH/dashboard.json';
import type death from '../../src/i18n/messages/de-CH/death.json';
import type detail from '../../src/i18n/messages/de-CH/detail.json';
import type exit from '../../src/i18n/messages/de-CH/exit.json';
import type homeOwnership from '../../src/i18n/messages/de-CH/homeOwnership.json';
import type insurance from '../../src/i18n/messages/de-CH/insurance.json';
import type login from '../../src/i18n/messages/de-CH/login.json';
import type registration from '../../src/i18n/messages/de-CH/registration.json';
import type retirement from '../../src/i18n/messages/de-CH/retirement.json';
import type vacation from '../../src/i18n/messages/de-CH/vacation.json';

const folder = join(import.meta.dirname, '../../src/i18n/messages');

/** The texts of the dashboard in a language. */
export const dashboardTexts = (locale: Locale): typeof dashboard =>
  JSON.parse(readFileSync(join(folder, locale, 'dashboard.json'), 'utf8'));

/** The texts of the login screens in a language. */
export const loginTexts = (locale: Locale): typeof login =>
  JSON.parse(readFileSync(join(folder, locale, 'login.json'), 'utf8'));

/** The texts of the registration in a language. */
export const registrationTexts = (locale: Locale): typeof registration =>
  JSON.parse(readFileSync(join(folder, locale, 'registration.json'), 'utf8'));

type DetailTexts = {
  benefits: typeof benefits;
  calculation: typeof calculation;
  civilStatus: typeof civilStatus;
  death: typeof death;
  detail: typeof detail;
  exit: typeof exit;
  homeOwnership: typeof homeOwnership;
  insurance: typeof insurance;
  retirement: typeof retirement;
  vacation: typeof vacation;
};

/** The texts of the detail pages in a language: of one page, of what they share, or of the panel that explains a figure. */
export const detailTexts = <Name extends keyof DetailTexts>(locale: Locale, name: Name): DetailTexts[Name] =>
  JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'));
