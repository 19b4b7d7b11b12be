import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#kernel/locale.ts';
import type benefits from '#words/de-CH/buy-in.json';
import type calculation from '#words/de-CH/calculation.json';
import type civilStatus from '#words/de-CH/civil-status.json';
import type dashboard from '#words/de-CH/dashboard.json';
import type death from '#words/de-CH/death-benefit.json';
import type detail from '#words/de-CH/detail.json';
import type exit from '#words/de-CH/exit-benefit.json';
import type homeOwnership from '#words/de-CH/home-ownership.json';
import type insurance from '#words/de-CH/insurance-overview.json';
import type login from '#words/de-CH/login.json';
import type registration from '#words/de-CH/registration.json';
import type retirement from '#words/de-CH/retirement.json';
import type vacation from '#words/de-CH/unpaid-leave.json';

const folder = join(import.meta.dirname, '../../words');

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
  'buy-in': typeof benefits;
  calculation: typeof calculation;
  'civil-status': typeof civilStatus;
  'death-benefit': typeof death;
  detail: typeof detail;
  'exit-benefit': typeof exit;
  'home-ownership': typeof homeOwnership;
  'insurance-overview': typeof insurance;
  retirement: typeof retirement;
  'unpaid-leave': typeof vacation;
};

/** The texts of the detail pages in a language: of one page, of what they share, or of the panel that explains a figure. */
export const detailTexts = <Name extends keyof DetailTexts>(locale: Locale, name: Name): DetailTexts[Name] =>
  JSON.parse(readFileSync(join(folder, locale, `${name}.json`), 'utf8'));
