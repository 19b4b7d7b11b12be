import deCH from '#words/de-CH/routes.json' with { type: 'json' };
import enUS from '#words/en-US/routes.json' with { type: 'json' };
import frFR from '#words/fr-FR/routes.json' with { type: 'json' };
import itIT from '#words/it-IT/routes.json' with { type: 'json' };
import ptBR from '#words/pt-BR/routes.json' with { type: 'json' };
import { baseLocale, defaultLocale, isLocale, locales, type Locale, type OwnLocale } from '#kernel/locale.ts';

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
const wordOf = (key: RouteKey, locale: Locale): string =>
  isTranslated(key) ? translations[baseLocale(locale)][key] : declarations[key].word;

/**
 * The canonical path of a route in a language, without leading and trailing slash: `login/link`, `anmelden/geburtstag`.
 */
export const routePath = (key: RouteKey, locale: Locale): string => {
  const parent = parentRoute(key);
  const word = wordOf(key, locale);
  return parent === null ? word : `${routePath(parent, locale)}/${word}`;
};

/** Whether a route's address may have two more segments: the session id and the mailed code. */
const carriesCredentials = (key: RouteKey): boolean => key === 'login-link' || key === 'register';

/** Whether a normalised word names a route in any language. */
const names = (key: RouteKey, word: string): boolean => {
  const { also = [] }: Declaration = declarations[key];
  return also.includes(word) || locales.some((locale) => wordOf(key, locale) === word);
};

/** Normalises a word for comparison: lower case, without accents, `ä ö ü ß` spelt out. */
const plain = (segment: string): string =>
  segment
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '');

/**
 * The route that a list of words names, each in any language. If a word means different routes in
 * different languages, the page's language decides.
 */
const findRoute = (segments: readonly string[], locale: Locale): RouteKey | null => {
  let found: RouteKey | null = null;
  for (const segment of segments) {
    const word = plain(segment);
    const siblings = routeKeys.filter((key) => parentRoute(key) === found);
    const next: RouteKey | undefined =
      siblings.find((key) => wordOf(key, locale) === word) ?? siblings.find((key) => names(key, word));
    if (next === undefined) return null;
    found = next;
  }
  return found;
};

/** Session id and mailed code of a login or registration link. */
export type LinkCredentials = { readonly sessionId: string; readonly emailCode: string };

/** The parts of an address of the portal. */
export type RecognisedPath = {
  /** The first segment in lower case; null at the root and for `/redirect`. */
  readonly fund: string | null;
  /** The second segment, unchanged. */
  readonly languageSegment: string | null;
  /** The page's language: the second segment if it is supported, else de-CH. */
  readonly locale: Locale;
  /** The route; null if it is unknown, and the dashboard if only the fund and a language are given. */
  readonly key: RouteKey | null;
  readonly credentials: LinkCredentials | null;
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * Parses an address of the portal: fund, language, route and, for the link routes, the credentials. Accepts words of
 * any language, and capitals in the fund's code.
 */
export const recognisePath = (pathname: string): RecognisedPath => {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  const [code, languageSegment = null, ...rest] = segments;
  const fund = code?.toLowerCase() ?? null;
  const locale = isLocale(languageSegment) ? languageSegment : defaultLocale;
  if (fund === 'redirect' && languageSegment === null) {
    return { fund: null, languageSegment, locale, key: 'redirect', credentials: null };
  }
  if (rest.length === 0) return { fund, languageSegment, locale, key: 'dashboard', credentials: null };
  const key = findRoute(rest, locale);
  if (key !== null || rest.length < 3) return { fund, languageSegment, locale, key, credentials: null };
  const linkKey = findRoute(rest.slice(0, -2), locale);
  const [sessionId, emailCode] = rest.slice(-2);
  return linkKey !== null && carriesCredentials(linkKey) && sessionId !== undefined && emailCode !== undefined
    ? { fund, languageSegment, locale, key: linkKey, credentials: { sessionId, emailCode } }
    : { fund, languageSegment, locale, key, credentials: null };
};
