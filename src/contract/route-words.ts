import deCH from '#words/de-CH/routes.json' with { type: 'json' };
import enUS from '#words/en-US/routes.json' with { type: 'json' };
import frFR from '#words/fr-FR/routes.json' with { type: 'json' };
import itIT from '#words/it-IT/routes.json' with { type: 'json' };
import ptBR from '#words/pt-BR/routes.json' with { type: 'json' };
import { baseLocale, defaultLocale, isLocale, locales, type Locale, type OwnLocale } from '#kernel/locale.ts';

/**
 * Who may open a route. `session`: the member who is logged in, inside the whole shell; `open`: everybody, on the fund's
 * background; `guest`: the same, but a member who is logged in is led to the dashboard; `either`: everybody, in the frame
 * of the pages around it.
 */
export type Access = 'session' | 'open' | 'guest' | 'either';

type Declaration = {
  /** The route under which this one lives. */
  readonly parent?: string;
  /** Its word where every language has the same; all others have theirs in `words/<locale>/routes.json`. */
  readonly word?: string;
  /** Further words that lead here and are replaced by the canonical one. */
  readonly also?: readonly string[];
  /** Who may open it; omitted where only a member who is logged in may. */
  readonly access?: Access;
};

/**
 * The routes of the portal. Those of the login, `forbidden` and `redirect` have one word for all languages, because mails,
 * providers and other clients build addresses such as `…/login/link`.
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
  /** The terms of use for somebody who registers: a page of the registration, because TERMS asks for a session. */
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

/** The name of a route that is a page of its own: no step of a wizard and no dialog. */
export type PageRouteKey = {
  [Key in RouteKey]: (typeof declarations)[Key] extends { readonly parent: string } ? never : Key;
}[RouteKey];

const isRouteKey = (value: string): value is RouteKey => Object.hasOwn(declarations, value);

/** Every route of the portal. */
export const routeKeys: readonly RouteKey[] = Object.keys(declarations).filter(isRouteKey);

/** The route under which another one lives (a wizard's step, a dialog), or null for a page of its own. */
export const parentRoute = (key: RouteKey): RouteKey | null => {
  const declaration: Declaration = declarations[key];
  return declaration.parent !== undefined && isRouteKey(declaration.parent) ? declaration.parent : null;
};

/** Who may open a route; an address that names none is anybody's. */
export const accessOf = (key: RouteKey | null): Access => {
  if (key === null) return 'either';
  const declaration: Declaration = declarations[key];
  return declaration.access ?? 'session';
};

const isTranslated = (key: RouteKey): key is TranslatedRoute => !('word' in declarations[key]);

/** The last word of a route's address in a language; a variant of a language uses the words of its base. */
const wordOf = (key: RouteKey, locale: Locale): string =>
  isTranslated(key) ? translations[baseLocale(locale)][key] : declarations[key].word;

/** The canonical words of a route in a language, without slashes at the ends: `login/link`, `anmelden/geburtstag`. */
export const routePath = (key: RouteKey, locale: Locale): string => {
  const parent = parentRoute(key);
  const word = wordOf(key, locale);
  return parent === null ? word : `${routePath(parent, locale)}/${word}`;
};

/** Routes whose address may carry two more segments: the session id and the mailed code. */
const carriesCredentials = (key: RouteKey): boolean => key === 'login-link' || key === 'register';

/** Whether a word names a route in any language. Words with umlauts and capitals are recognised as well. */
const names = (key: RouteKey, word: string): boolean => {
  const { also = [] }: Declaration = declarations[key];
  return also.includes(word) || locales.some((locale) => wordOf(key, locale) === word);
};

/** A word as it is compared: lower case, without accents, `ä ö ü ß` spelt out. */
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
 * The route that a list of words names, in whatever language each word is. Where a word stands for different routes in
 * different languages, the page's own language decides.
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

/** Session id and mailed code, as a login or registration link carries them. */
export type LinkCredentials = { readonly sessionId: string; readonly emailCode: string };

/** What an address of the portal says. */
export type RecognisedPath = {
  /** The first segment in small letters, as codes are; null at the root and at a bare `/redirect`. */
  readonly tenant: string | null;
  /** The second segment as it stands in the address. */
  readonly languageSegment: string | null;
  /** The language of the page: the second segment if it is supported, else de-CH. */
  readonly locale: Locale;
  /** The route, or null where the words name none; the bare tenant address is the dashboard. */
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
 * Reads an address of the portal: tenant, language, route and, on the link routes, the credentials. Words of any
 * language are understood, and capitals in the fund's code.
 */
export const recognisePath = (pathname: string): RecognisedPath => {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  const [code, languageSegment = null, ...rest] = segments;
  const tenant = code?.toLowerCase() ?? null;
  const locale = isLocale(languageSegment) ? languageSegment : defaultLocale;
  if (tenant === 'redirect' && languageSegment === null) {
    return { tenant: null, languageSegment, locale, key: 'redirect', credentials: null };
  }
  if (rest.length === 0) return { tenant, languageSegment, locale, key: 'dashboard', credentials: null };
  const key = findRoute(rest, locale);
  if (key !== null || rest.length < 3) return { tenant, languageSegment, locale, key, credentials: null };
  const linkKey = findRoute(rest.slice(0, -2), locale);
  const [sessionId, emailCode] = rest.slice(-2);
  return linkKey !== null && carriesCredentials(linkKey) && sessionId !== undefined && emailCode !== undefined
    ? { tenant, languageSegment, locale, key: linkKey, credentials: { sessionId, emailCode } }
    : { tenant, languageSegment, locale, key, credentials: null };
};
