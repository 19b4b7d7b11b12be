import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#contract/locale.ts';
import type dashboard from '../../src/i18n/messages/de-CH/dashboard.json';
import type login from '../../src/i18n/messages/de-CH/login.json';
import type registration from '../../src/i18n/messages/de-CH/registration.json';

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
