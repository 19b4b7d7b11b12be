import deCH from '#words/de-CH/routes.json' with { type: 'json' };
import enUS from '#words/en-US/routes.json' with { type: 'json' };
import frFR from '#words/fr-FR/routes.json' with { type: 'json' };
import itIT from '#words/it-IT/routes.json' with { type: 'json' };
import ptBR from '#words/pt-BR/routes.json' with { type: 'json' };
import { baseLocale, type Locale, type OwnLocale } from '#kernel/locale.ts';

/**
 * Who may open a route. `session`: logged-in members, in the full shell; `open`: everybody, on the fund's background;
 * `guest`: the same, but logged-in members are redirected to the dashboard; `either`: everybody, in the frame that is
 * already shown.
 */
export type Access = 'session' | 'open' | 'guest' | 'either';

type Declaration = {
  /** The parent route. */
  readonly parent?: string;
  /** Its word, if it is the same in every language; otherwise the words are in `words/<locale>/routes.json`. */
  readonly word?: string;
  /** Aliases, which are replaced by the canonical word. */
  readonly also?: readonly string[];
  /** Who may open it; `session` by default. */
  readonly access?: Access;
};

/**
 * The routes of the portal. Those of the login, `forbidden` and `redirect` have the same word in all languages, because
 * mails, providers and other clients build addresses such as `…/login/link`.
 */
const declarations = {
  dashboard: { also: ['uebersicht', 'overview', 'home'] },
  forbidden: { word: 'forbidden', access: 'open' },
  redirect: { word: 'redirect', access: 'open' },
  login: { word: 'login', also: ['connexion', 'accesso', 'entrar', 'signin', 'sign-in', 'log-in'], access: 'guest' },
  'login-link': { parent: 'login', word: 'link', access: 'open' },
  'login-sms': { parent: 'login', word: 'sms', access: 'open' },
  'login-reminder': { parent: 'login', word: 'reminder', access: 'open' },
  'login-access-revoked': { parent: 'login', word: 'access-revoked', access: 'open' },
  'login-expired': { parent: 'login', word: 'expired', access: 'open' },
  register: { also: ['registrieren', 'registration', 'sign-up', 'signup'], access: 'open' },
  'register-start': { parent: 'register', access: 'open' },
  'register-phone': { parent: 'register', access: 'open' },
  'register-code': { parent: 'register', access: 'open' },
  'register-ahv': { parent: 'register', also: ['ssn'], access: 'open' },
  'register-birthday': { parent: 'register', access: 'open' },
  'register-name': { parent: 'register', access: 'open' },
  'register-sms': { parent: 'register', word: 'sms', access: 'open' },
  'register-message': { parent: 'register', access: 'open' },
  'register-send': { parent: 'register', access: 'open' },
  'register-finish': { parent: 'register', access: 'open' },
  /** The terms of use during registration, because `terms` requires a session. */
  'register-terms': { parent: 'register', also: ['terms-of-use'], access: 'open' },
  profile: { also: ['profile'] },
  'profile-civil-status': { parent: 'profile', also: ['civil-status', 'civilstatus'] },
  'profile-email': { parent: 'profile', word: 'email' },
  'profile-phone': { parent: 'profile', also: ['phone'] },
  'profile-address': { parent: 'profile', also: ['address'] },
  'profile-phone-verification': { parent: 'profile', also: ['phone-verification'] },
  'profile-email-verification': { parent: 'profile' },
  'profile-recovery': { parent: 'profile', also: ['recovery'] },
  terms: { also: ['nutzungsbedingungen', 'terms-of-use'] },
  'insurance-overview': { also: ['insurance', 'insurances', 'versicherung'] },
  retirement: { also: ['retirement'] },
  'home-ownership': { also: ['homeownership', 'home-ownership'] },
  'additional-savings': { also: ['additional-savings', 'additionalsavings', 'plan-choice'] },
  'additional-savings-apply': { parent: 'additional-savings' },
  'additional-savings-customize': { parent: 'additional-savings' },
  'additional-savings-confirmation': { parent: 'additional-savings' },
  'buy-in': { also: ['benefits', 'buy-in', 'buyin', 'einkauf'] },
  'civil-status': { also: ['civil-status', 'civilstatus'] },
  'death-benefit': { also: ['death'] },
  /** Beyond the specification. */
  disability: { also: ['invalidity'] },
  'exit-benefit': { also: ['exit', 'leaving'] },
  documents: {},
  contact: {},
  'unpaid-leave': { also: ['vacation', 'leave', 'unpaid-leave'] },
  questions: { also: ['faq'] },
} as const satisfies Record<string, Declaration>;

/** The name of a route. */
export type RouteKey = keyof typeof declarations;

/** The name of a route whose word differs between languages. */
type TranslatedRoute = {
  [Key in RouteKey]: (typeof declarations)[Key] extends { readonly word: string } ? never : Key;
}[RouteKey];

const translations: { readonly [L in OwnLocale]: { readonly [Key in TranslatedRoute]: string } } = {
  'de-CH': deCH,
  'en-US': enUS,
  'fr-FR': frFR,
  'it-IT': itIT,
  'pt-BR': ptBR,
};

/** The name of a route that is a page, not a step or a dialog. */
export type PageRouteKey = {
  [Key in RouteKey]: (typeof declarations)[Key] extends { readonly parent: string } ? never : Key;
}[RouteKey];

const isRouteKey = (value: string): value is RouteKey => Object.hasOwn(declarations, value);

/** Every route of the portal. */
export const routeKeys: readonly RouteKey[] = Object.keys(declarations).filter(isRouteKey);

/** The parent of a step or a dialog; null for a page. */
export const parentRoute = (key: RouteKey): RouteKey | null => {
  const declaration: Declaration = declarations[key];
  return declaration.parent !== undefined && isRouteKey(declaration.parent) ? declaration.parent : null;
};

/** Who may open a route; everybody for an unknown address. */
export const accessOf = (key: RouteKey | null): Access => {
  if (key === null) return 'either';
  const declaration: Declaration = declarations[key];
  return declaration.access ?? 'session';
};

const isTranslated = (key: RouteKey): key is TranslatedRoute => !('word' in declarations[key]);

/** The last word of a route's address in a language; a variant uses the words of its base. */
export const wordOf = (key: RouteKey, locale: Locale): string =>
  isTranslated(key) ? translations[baseLocale(locale)][key] : declarations[key].word;

/**
 * The canonical path of a route in a language, without leading and trailing slash: `login/link`, `anmelden/geburtstag`.
 */
export const routePath = (key: RouteKey, locale: Locale): string => {
  const parent = parentRoute(key);
  const word = wordOf(key, locale);
  return parent === null ? word : `${routePath(parent, locale)}/${word}`;
};

/** Words that name a route in any language, and are replaced by the canonical one. */
export const aliasesOf = (key: RouteKey): readonly string[] => {
  const declaration: Declaration = declarations[key];
  return declaration.also ?? [];
};
