import { describe, expect, it } from 'vitest';
import { locales } from '#kernel/locale.ts';
import { parentRoute, recognisePath, routeKeys, routePath } from '#contract/route-words.ts';
import { canonicalPath, href } from './routes.ts';

const tenant = 'nordlicht';

describe('route words', () => {
  it.each(locales)('lead from every route to its address and back in %s', (locale) => {
    for (const key of routeKeys) {
      expect(recognisePath(href(key, { tenant, locale }))).toEqual({
        tenant,
        languageSegment: locale,
        locale,
        key,
        credentials: null,
      });
    }
  });

  it.each(locales)('name each route once in %s', (locale) => {
    const paths = routeKeys.map((key) => routePath(key, locale));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('are plain lower-case words that need no encoding', () => {
    for (const locale of locales)
      for (const key of routeKeys) expect(routePath(key, locale)).toMatch(/^[a-z]+(?:[-/][a-z]+)*$/);
  });

  it.each(locales)('of %s are understood under every other language and replaced by that language’s own', (from) => {
    for (const to of locales) {
      for (const key of routeKeys) {
        const foreign = `/${tenant}/${to}/${routePath(key, from)}`;
        expect(canonicalPath(foreign), foreign).toBe(href(key, { tenant, locale: to }));
      }
    }
  });

  it('are the agreed ones in German and English', () => {
    expect(href('register', { tenant, locale: 'de-CH' })).toBe('/nordlicht/de-CH/anmelden');
    expect(href('register', { tenant, locale: 'en-US' })).toBe('/nordlicht/en-US/register');
    expect(href('register-birthday', { tenant, locale: 'en-US' })).toBe('/nordlicht/en-US/register/birthday');
    expect(href('insurance-overview', { tenant, locale: 'en-US' })).toBe('/nordlicht/en-US/versicherungen');
    expect(href('login-expired', { tenant, locale: 'pt-BR' })).toBe('/nordlicht/pt-BR/login/expired');
    expect(href('dashboard', { tenant, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/tableaudebord');
    expect(href('dashboard', { tenant, locale: 'pt-BR' })).toBe('/nordlicht/pt-BR/painel');
    expect(href('retirement', { tenant, locale: 'fr-FR' })).toBe('/nordlicht/fr-FR/retraite');
  });

  it('accept the natural English words', () => {
    expect(canonicalPath('/nordlicht/en-US/insurance')).toBe('/nordlicht/en-US/versicherungen');
    expect(canonicalPath('/nordlicht/de-CH/retirement')).toBe('/nordlicht/de-CH/pensionierung');
    expect(canonicalPath('/nordlicht/it-IT/profile/recovery')).toBe('/nordlicht/it-IT/profilo/recupero');
  });

  it('are recognised whatever their case or accents', () => {
    expect(canonicalPath('/nordlicht/fr-FR/D%C3%A9c%C3%A8s')).toBe('/nordlicht/fr-FR/deces');
    expect(canonicalPath('/nordlicht/de-CH/Best%C3%A4tigung')).toBeNull();
    expect(canonicalPath('/nordlicht/de-CH/planwahl/Best%C3%A4tigung')).toBe('/nordlicht/de-CH/planwahl/bestaetigung');
  });
});

describe('addresses', () => {
  it('replace an unsupported language by de-CH', () => {
    expect(canonicalPath('/nordlicht/xx-XX/retraite')).toBe('/nordlicht/de-CH/pensionierung');
    expect(canonicalPath('/nordlicht/fr/login')).toBe('/nordlicht/de-CH/login');
  });

  it('of a fund alone lead to its dashboard', () => {
    expect(canonicalPath('/nordlicht')).toBe('/nordlicht/de-CH/dashboard');
    expect(canonicalPath('/nordlicht/it-IT/')).toBe('/nordlicht/it-IT/pannello');
  });

  it('name their fund in small letters, however it was typed', () => {
    expect(canonicalPath('/NORDLICHT')).toBe('/nordlicht/de-CH/dashboard');
    expect(canonicalPath('/Nordlicht/fr-FR/login')).toBe('/nordlicht/fr-FR/login');
    expect(recognisePath('/NORDLICHT/fr-FR/login/link/S-1/cA')).toMatchObject({
      tenant,
      credentials: { sessionId: 'S-1', emailCode: 'cA' },
    });
  });

  it('carry a link’s session id and code as two segments on the two link routes', () => {
    const credentials = { sessionId: 's-1', emailCode: 'a/b' };
    const address = href('login-link', { tenant, locale: 'fr-FR', credentials });
    expect(address).toBe('/nordlicht/fr-FR/login/link/s-1/a%2Fb');
    expect(recognisePath(address)).toMatchObject({ key: 'login-link', credentials });
    expect(recognisePath('/nordlicht/fr-FR/anmelden/s-1/c-2')).toMatchObject({
      key: 'register',
      credentials: { sessionId: 's-1', emailCode: 'c-2' },
    });
    expect(recognisePath('/nordlicht/fr-FR/retraite/s-1/c-2').key).toBeNull();
  });

  it('survive broken percent signs', () => {
    expect(recognisePath('/%E0%A4%A/de-CH/login')).toMatchObject({ key: 'login' });
  });

  it('that name no route are told apart from those that do', () => {
    expect(recognisePath('/nordlicht/de-CH/unsinn')).toMatchObject({ tenant, key: null });
    expect(recognisePath('/nordlicht/de-CH/login/unsinn')).toMatchObject({ key: null });
    expect(recognisePath('/redirect')).toMatchObject({ tenant: null, key: 'redirect' });
    expect(recognisePath('/')).toMatchObject({ tenant: null });
  });

  it('put wizard steps and dialogs under their page', () => {
    expect(parentRoute('register-sms')).toBe('register');
    expect(parentRoute('dashboard')).toBeNull();
  });
});
