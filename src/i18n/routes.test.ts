import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { parentRoute, routeKeys, routePath, type RouteKey } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { canonicalPath, href } from './routes.ts';

const fund = 'nordlicht';

/** The addresses of the specification (section 2) in German, and in English where it says something else. */
const agreed = {
  dashboard: ['dashboard'],
  forbidden: ['forbidden'],
  login: ['login'],
  'login-link': ['login/link'],
  'login-sms': ['login/sms'],
  'login-reminder': ['login/reminder'],
  'login-access-revoked': ['login/access-revoked'],
  'login-expired': ['login/expired'],
  register: ['anmelden', 'register'],
  'register-start': ['anmelden/start', 'register/start'],
  'register-phone': ['anmelden/telefon', 'register/phone'],
  'register-code': ['anmelden/code', 'register/code'],
  'register-ahv': ['anmelden/ahv', 'register/ahv'],
  'register-birthday': ['anmelden/geburtstag', 'register/birthday'],
  'register-name': ['anmelden/name', 'register/name'],
  'register-sms': ['anmelden/sms', 'register/sms'],
  'register-message': ['anmelden/nachricht', 'register/message'],
  'register-send': ['anmelden/send', 'register/send'],
  'register-finish': ['anmelden/fertig', 'register/finish'],
  profile: ['profil'],
  'profile-civil-status': ['profil/zivilstand'],
  'profile-email': ['profil/email'],
  'profile-phone': ['profil/telefon'],
  'profile-address': ['profil/adresse'],
  'profile-phone-verification': ['profil/telefon-verification'],
  'profile-email-verification': ['profil/email-verification'],
  'profile-recovery': ['profil/wiederherstellung'],
  terms: ['terms'],
  'insurance-overview': ['versicherungen'],
  retirement: ['pensionierung'],
  'home-ownership': ['wohneigentum'],
  'additional-savings': ['planwahl'],
  'additional-savings-apply': ['planwahl/bewerben', 'planwahl/apply'],
  'additional-savings-customize': ['planwahl/anpassen', 'planwahl/customize'],
  'additional-savings-confirmation': ['planwahl/bestaetigung', 'planwahl/confirmation'],
  'buy-in': ['altersleistung'],
  'civil-status': ['zivilstand'],
  'death-benefit': ['todesfall'],
  disability: ['invaliditaet', 'disability'],
  'exit-benefit': ['austritt'],
  documents: ['dokumente'],
  contact: ['kontakt'],
  'unpaid-leave': ['urlaub'],
  questions: ['fragen'],
} as const satisfies Partial<Record<RouteKey, readonly [german: string, english?: string]>>;

describe('route words', () => {
  it.each(locales)('leads from every route to its address and back in %s', (locale) => {
    for (const key of routeKeys) {
      expect(recognisePath(href(key, { fund, locale }))).toEqual({
        fund,
        languageSegment: locale,
        locale,
        key,
        credentials: null,
      });
    }
  });

  it.each(locales)('names each route once in %s', (locale) => {
    const paths = routeKeys.map((key) => routePath(key, locale));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('uses plain lower-case words that need no encoding', () => {
    for (const locale of locales)
      for (const key of routeKeys) expect(routePath(key, locale)).toMatch(/^[a-z]+(?:[-/][a-z]+)*$/);
  });

  it.each(locales)(
    'understands words of %s under every other language and replaces them by that language’s own',
    (from) => {
      for (const to of locales) {
        for (const key of routeKeys) {
          const foreign = `/${fund}/${to}/${routePath(key, from)}`;
          expect(canonicalPath(foreign), foreign).toBe(href(key, { fund, locale: to }));
        }
      }
    },
  );

  it('has the agreed words in German, and in English where they differ', () => {
    for (const key of routeKeys.filter((each): each is keyof typeof agreed => each in agreed)) {
      const [german, english = german] = agreed[key];
      expect(href(key, { fund, locale: 'de-CH' })).toBe(`/nordlicht/de-CH/${german}`);
      expect(href(key, { fund, locale: 'en-US' })).toBe(`/nordlicht/en-US/${english}`);
    }
    expect(routeKeys).toEqual(expect.arrayContaining(Object.keys(agreed)));
  });

  it('has the agreed words in French, Portuguese and Italian', () => {
    expect(href('dashboard', { fund, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/tableaudebord');
    expect(href('dashboard', { fund, locale: 'pt-BR' })).toBe('/nordlicht/pt-BR/painel');
    expect(href('register', { fund, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/inscription');
    expect(href('register', { fund, locale: 'pt-BR' })).toBe('/nordlicht/pt-BR/registro');
    expect(href('register', { fund, locale: 'it-IT' })).toBe('/nordlicht/it-IT/registrazione');
    expect(href('insurance-overview', { fund, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/assurance');
    expect(href('insurance-overview', { fund, locale: 'pt-BR' })).toBe('/nordlicht/pt-BR/seguro');
    expect(href('retirement', { fund, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/retraite');
    expect(href('documents', { fund, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/documents');
    expect(href('login-expired', { fund, locale: 'pt-BR' })).toBe('/nordlicht/pt-BR/login/expired');
  });

  it('accepts the natural English words', () => {
    expect(canonicalPath('/nordlicht/en-US/insurance')).toBe('/nordlicht/en-US/versicherungen');
    expect(canonicalPath('/nordlicht/de-CH/retirement')).toBe('/nordlicht/de-CH/pensionierung');
    expect(canonicalPath('/nordlicht/it-IT/profile/recovery')).toBe('/nordlicht/it-IT/profilo/recupero');
  });

  it('ignores case and accents of route words', () => {
    expect(canonicalPath('/nordlicht/fr-FR/D%C3%A9c%C3%A8s')).toBe('/nordlicht/fr-FR/deces');
    expect(canonicalPath('/nordlicht/de-CH/Best%C3%A4tigung')).toBeNull();
    expect(canonicalPath('/nordlicht/de-CH/planwahl/Best%C3%A4tigung')).toBe('/nordlicht/de-CH/planwahl/bestaetigung');
  });
});

describe('addresses', () => {
  it('replaces an unsupported language by de-CH', () => {
    expect(canonicalPath('/nordlicht/xx-XX/retraite')).toBe('/nordlicht/de-CH/pensionierung');
    expect(canonicalPath('/nordlicht/fr/login')).toBe('/nordlicht/de-CH/login');
  });

  it('leads from a fund’s bare address to its dashboard', () => {
    expect(canonicalPath('/nordlicht')).toBe('/nordlicht/de-CH/dashboard');
    expect(canonicalPath('/nordlicht/it-IT/')).toBe('/nordlicht/it-IT/pannello');
  });

  it('writes the fund in lower case, however it was typed', () => {
    expect(canonicalPath('/NORDLICHT')).toBe('/nordlicht/de-CH/dashboard');
    expect(canonicalPath('/Nordlicht/fr-FR/login')).toBe('/nordlicht/fr-FR/login');
    expect(recognisePath('/NORDLICHT/fr-FR/login/link/S-1/cA')).toMatchObject({
      fund,
      credentials: { sessionId: 'S-1', emailCode: 'cA' },
    });
  });

  it('has a link’s session id and code as two segments on the two link routes', () => {
    const credentials = { sessionId: 's-1', emailCode: 'a/b' };
    const address = href('login-link', { fund, locale: 'fr-FR', credentials });
    expect(address).toBe('/nordlicht/fr-FR/login/link/s-1/a%2Fb');
    expect(recognisePath(address)).toMatchObject({ key: 'login-link', credentials });
    expect(recognisePath('/nordlicht/fr-FR/anmelden/s-1/c-2')).toMatchObject({
      key: 'register',
      credentials: { sessionId: 's-1', emailCode: 'c-2' },
    });
    expect(recognisePath('/nordlicht/fr-FR/retraite/s-1/c-2').key).toBeNull();
  });

  it('tolerates broken percent signs', () => {
    expect(recognisePath('/%E0%A4%A/de-CH/login')).toMatchObject({ key: 'login' });
  });

  it('tells addresses that name no route from those that do', () => {
    expect(recognisePath('/nordlicht/de-CH/unsinn')).toMatchObject({ fund, key: null });
    expect(recognisePath('/nordlicht/de-CH/login/unsinn')).toMatchObject({ key: null });
    expect(recognisePath('/redirect')).toMatchObject({ fund: null, key: 'redirect' });
    expect(recognisePath('/')).toMatchObject({ fund: null });
  });

  it('puts wizard steps and dialogs below their page', () => {
    expect(parentRoute('register-sms')).toBe('register');
    expect(parentRoute('dashboard')).toBeNull();
  });
});
