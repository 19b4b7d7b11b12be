import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts';

/**
 * The words of the portal's addresses. German and English words are the table's own,
 * literally; French, Italian and Portuguese have words of their own. The login family, `forbidden` and `redirect` read
 * the same in every language, because mails, providers and other clients build addresses such as `…/login/link`.
 */
type Words = { readonly [L in Locale]: string };

/**
 * Who may open a route. `session`: the member who is logged in, inside the whole shell; `open`: everybody, on the fund's
 * background; `guest`: the same, but a member who is logged in is led to the dashboard; `either`: everybody, in the frame
 * of the pages around it.
 */
export type Access = 'session' | 'open' | 'guest' | 'either';

type Declaration = {
  /** The route under which this one lives. */
  readonly parent?: string;
  readonly words: Words;
  /** Further words that lead here and are replaced by the canonical one. */
  readonly also?: readonly string[];
  /** Who may open it; omitted where only a member who is logged in may. */
  readonly access?: Access;
};

const same = (word: string): Words => ({
  'de-CH': word,
  'de-DE': word,
  'en-US': word,
  'fr-FR': word,
  'it-IT': word,
  'pt-BR': word,
});

const words = (german: string, english: string, french: string, italian: string, portuguese: string): Words => ({
  'de-CH': german,
  'de-DE': german,
  'en-US': english,
  'fr-FR': french,
  'it-IT': italian,
  'pt-BR': portuguese,
});

const declarations = {
  dashboard: {
    words: words('dashboard', 'dashboard', 'tableaudebord', 'pannello', 'painel'),
    also: ['uebersicht', 'overview', 'home'],
  },
  forbidden: { words: same('forbidden'), access: 'open' },
  redirect: { words: same('redirect'), access: 'open' },
  login: {
    words: same('login'),
    also: ['connexion', 'accesso', 'entrar', 'signin', 'sign-in', 'log-in'],
    access: 'guest',
  },
  'login-link': { parent: 'login', words: same('link'), access: 'open' },
  'login-sms': { parent: 'login', words: same('sms'), access: 'open' },
  'login-reminder': { parent: 'login', words: same('reminder'), access: 'open' },
  'login-access-revoked': { parent: 'login', words: same('access-revoked'), access: 'open' },
  'login-expired': { parent: 'login', words: same('expired'), access: 'open' },
  register: {
    words: words('anmelden', 'register', 'inscription', 'registrazione', 'registro'),
    also: ['registrieren', 'registration', 'sign-up', 'signup'],
    access: 'open',
  },
  'register-start': { parent: 'register', words: words('start', 'start', 'debut', 'inizio', 'inicio'), access: 'open' },
  'register-phone': {
    parent: 'register',
    words: words('telefon', 'phone', 'telephone', 'telefono', 'telefone'),
    access: 'open',
  },
  'register-code': { parent: 'register', words: words('code', 'code', 'code', 'codice', 'codigo'), access: 'open' },
  'register-ahv': {
    parent: 'register',
    words: words('ahv', 'ahv', 'avs', 'avs', 'avs'),
    also: ['ssn'],
    access: 'open',
  },
  'register-birthday': {
    parent: 'register',
    words: words('geburtstag', 'birthday', 'naissance', 'nascita', 'nascimento'),
    access: 'open',
  },
  'register-name': { parent: 'register', words: words('name', 'name', 'nom', 'nome', 'nome'), access: 'open' },
  'register-sms': { parent: 'register', words: same('sms'), access: 'open' },
  'register-message': {
    parent: 'register',
    words: words('nachricht', 'message', 'message', 'messaggio', 'mensagem'),
    access: 'open',
  },
  'register-send': { parent: 'register', words: words('send', 'send', 'envoi', 'invio', 'envio'), access: 'open' },
  'register-finish': { parent: 'register', words: words('fertig', 'finish', 'fin', 'fine', 'fim'), access: 'open' },
  /** The terms of use for somebody who registers: a page of the registration, because TERMS asks for a session. */
  'register-terms': {
    parent: 'register',
    words: words('nutzungsbedingungen', 'terms', 'conditions', 'condizioni', 'termos'),
    also: ['terms-of-use'],
    access: 'open',
  },
  profile: { words: words('profil', 'profil', 'profil', 'profilo', 'perfil'), also: ['profile'] },
  'profile-civil-status': {
    parent: 'profile',
    words: words('zivilstand', 'zivilstand', 'etat-civil', 'stato-civile', 'estado-civil'),
    also: ['civil-status', 'civilstatus'],
  },
  'profile-email': { parent: 'profile', words: same('email') },
  'profile-phone': {
    parent: 'profile',
    words: words('telefon', 'telefon', 'telephone', 'telefono', 'telefone'),
    also: ['phone'],
  },
  'profile-address': {
    parent: 'profile',
    words: words('adresse', 'adresse', 'adresse', 'indirizzo', 'endereco'),
    also: ['address'],
  },
  'profile-phone-verification': {
    parent: 'profile',
    words: words(
      'telefon-verification',
      'telefon-verification',
      'verification-telephone',
      'verifica-telefono',
      'verificacao-telefone',
    ),
    also: ['phone-verification'],
  },
  'profile-email-verification': {
    parent: 'profile',
    words: words(
      'email-verification',
      'email-verification',
      'verification-email',
      'verifica-email',
      'verificacao-email',
    ),
  },
  'profile-recovery': {
    parent: 'profile',
    words: words('wiederherstellung', 'wiederherstellung', 'recuperation', 'recupero', 'recuperacao'),
    also: ['recovery'],
  },
  terms: {
    words: words('terms', 'terms', 'conditions', 'condizioni', 'termos'),
    also: ['nutzungsbedingungen', 'terms-of-use'],
  },
  'insurance-overview': {
    words: words('versicherungen', 'versicherungen', 'assurance', 'assicurazione', 'seguro'),
    also: ['insurance', 'insurances', 'versicherung'],
  },
  retirement: {
    words: words('pensionierung', 'pensionierung', 'retraite', 'pensionamento', 'aposentadoria'),
    also: ['retirement'],
  },
  'home-ownership': {
    words: words('wohneigentum', 'wohneigentum', 'propriete', 'proprieta', 'casa-propria'),
    also: ['homeownership', 'home-ownership'],
  },
  'additional-savings': {
    words: words('planwahl', 'planwahl', 'choix-du-plan', 'scelta-del-piano', 'escolha-do-plano'),
    also: ['additional-savings', 'additionalsavings', 'plan-choice'],
  },
  'additional-savings-apply': {
    parent: 'additional-savings',
    words: words('bewerben', 'apply', 'demander', 'richiedere', 'solicitar'),
  },
  'additional-savings-customize': {
    parent: 'additional-savings',
    words: words('anpassen', 'customize', 'adapter', 'adattare', 'adaptar'),
  },
  'additional-savings-confirmation': {
    parent: 'additional-savings',
    words: words('bestaetigung', 'confirmation', 'confirmer', 'conferma', 'confirmacao'),
  },
  'buy-in': {
    words: words('altersleistung', 'altersleistung', 'rachat', 'riscatto', 'contribuicao-voluntaria'),
    also: ['benefits', 'buy-in', 'buyin', 'einkauf'],
  },
  'civil-status': {
    words: words('zivilstand', 'zivilstand', 'etat-civil', 'stato-civile', 'estado-civil'),
    also: ['civil-status', 'civilstatus'],
  },
  'death-benefit': { words: words('todesfall', 'todesfall', 'deces', 'decesso', 'falecimento'), also: ['death'] },
  'exit-benefit': { words: words('austritt', 'austritt', 'sortie', 'uscita', 'saida'), also: ['exit', 'leaving'] },
  documents: { words: words('dokumente', 'dokumente', 'documents', 'documenti', 'documentos') },
  contact: { words: words('kontakt', 'kontakt', 'contact', 'contatto', 'contato') },
  'unpaid-leave': {
    words: words('urlaub', 'urlaub', 'conge', 'congedo', 'licenca'),
    also: ['vacation', 'leave', 'unpaid-leave'],
  },
  questions: { words: words('fragen', 'fragen', 'questions', 'domande', 'perguntas'), also: ['faq'] },
} as const satisfies Record<string, Declaration>;

/** The name of a route. */
export type RouteKey = keyof typeof declarations;

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

/** The canonical words of a route in a language, without slashes at the ends: `login/link`, `anmelden/geburtstag`. */
export const routePath = (key: RouteKey, locale: Locale): string => {
  const parent = parentRoute(key);
  const word = declarations[key].words[locale];
  return parent === null ? word : `${routePath(parent, locale)}/${word}`;
};

/** Routes whose address may carry two more segments: the session id and the mailed code. */
const carriesCredentials = (key: RouteKey): boolean => key === 'login-link' || key === 'register';

/** Whether a word names a route in any language. Words with umlauts and capitals are recognised as well. */
const names = (key: RouteKey, word: string): boolean => {
  const { words: own, also }: Declaration = declarations[key];
  return Object.values(own).includes(word) || (also?.includes(word) ?? false);
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
      siblings.find((key) => declarations[key].words[locale] === word) ?? siblings.find((key) => names(key, word));
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
