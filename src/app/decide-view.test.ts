import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#kernel/locale.ts';
import { accessOf, routeKeys } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { href } from '#i18n/routes.ts';
import type { Place } from '#state/kernel/place.ts';
import { decideView, type Known } from './decide-view.ts';

const at = (address: string): Place => {
  const url = new URL(address, 'http://localhost');
  const { fund, locale, key } = recognisePath(url.pathname);
  return { fund, locale, key, pathname: url.pathname, query: url.searchParams };
};

const decide = (address: string, known: { [K in keyof Known]?: Known[K] } = {}) =>
  decideView({
    place: at(address),
    fund: { status: 'valid', fund: 'nordlicht' },
    languages: locales,
    session: { status: 'open', fund: 'nordlicht' },
    expectsSession: false,
    ...known,
  });

describe('without a fund', () => {
  it('looks for the stored fund at the root, and shows a bare redirect page', () => {
    expect(decide('/')).toEqual({ kind: 'findFund' });
    expect(decide('/redirect')).toEqual({ kind: 'show', key: 'redirect' });
  });
});

describe('the fund', () => {
  it('checks the fund before anything is shown, and again when the address names another', () => {
    expect(decide('/nordlicht/de-CH/login', { fund: { status: 'unknown' } })).toEqual({
      kind: 'loadFund',
      fund: 'nordlicht',
    });
    expect(decide('/other/de-CH/login')).toEqual({ kind: 'loadFund', fund: 'other' });
    expect(decide('/nordlicht/de-CH/login', { fund: { status: 'loading' } })).toEqual({ kind: 'wait' });
  });

  it('redirects an unknown fund to the redirect page, which is shown', () => {
    const fund = { status: 'invalid', fund: 'nordlicht' } as const;
    expect(decide('/nordlicht/de-CH/login', { fund })).toEqual({ kind: 'unknownFund' });
    expect(decide('/nordlicht/de-CH/redirect', { fund })).toEqual({ kind: 'show', key: 'redirect' });
  });

  it('reports the fund as unreachable if it can’t be requested', () => {
    expect(decide('/nordlicht/de-CH/login', { fund: { status: 'failed' } })).toEqual({
      kind: 'unreachable',
      what: 'fund',
    });
  });
});

describe('a language the fund does not offer', () => {
  it.each([
    [['de-CH', 'fr-FR'], '/nordlicht/de-CH/dokumente?anonymize=true'],
    [['fr-FR'], '/nordlicht/fr-FR/documents?anonymize=true'],
  ] satisfies [Locale[], string][])('gives way to de-CH, or to the fund’s first: %s', (languages, to) => {
    expect(decide('/nordlicht/it-IT/documenti?anonymize=true', { languages })).toEqual({ kind: 'redirect', to });
  });
});

describe('the session', () => {
  const open = routeKeys.filter((key) => accessOf(key) !== 'session');

  it('requires a session on every page except login, registration, redirect and forbidden', () => {
    expect(open.every((key) => /^(?:login|register|redirect$|forbidden$)/.test(key))).toBe(true);
    for (const key of routeKeys) {
      const view = decide(href(key, { fund: 'nordlicht', locale: 'de-CH' }), { session: { status: 'none' } });
      expect(view.kind, key).toBe(open.includes(key) ? 'show' : 'redirect');
    }
  });

  it('asks for the session once, and the page waits for the answer', () => {
    expect(decide('/nordlicht/de-CH/dashboard', { session: { status: 'unknown' } })).toEqual({ kind: 'askSession' });
    expect(decide('/nordlicht/de-CH/dashboard', { session: { status: 'asking' } })).toEqual({ kind: 'wait' });
  });

  it('without a session, redirects to the fund’s login in the page’s language and remembers the page', () => {
    expect(decide('/nordlicht/fr-FR/documents?anonymize=true', { session: { status: 'none' } })).toEqual({
      kind: 'redirect',
      to: '/nordlicht/fr-FR/login?anonymize=true',
      remember: '/nordlicht/fr-FR/documents?anonymize=true',
    });
    expect(decide('/nordlicht/fr-FR/tableaudebord?anonymize=true', { session: { status: 'none' } })).toEqual({
      kind: 'redirect',
      to: '/nordlicht/fr-FR/login?anonymize=true',
      remember: '/nordlicht/fr-FR/tableaudebord?anonymize=true',
    });
    expect(decide('/nordlicht/fr-FR/tableaudebord', { session: { status: 'none' } })).toEqual({
      kind: 'redirect',
      to: '/nordlicht/fr-FR/login',
    });
  });

  it('treats another fund’s session as missing', () => {
    const session = { status: 'open', fund: 'castagneto' } as const;
    expect(decide('/nordlicht/fr-FR/documents', { session })).toEqual({
      kind: 'redirect',
      to: '/nordlicht/fr-FR/login',
      remember: '/nordlicht/fr-FR/documents',
    });
  });

  it('redirects a logged-in member from the login to the dashboard, and asks first only if a session is likely', () => {
    const login = '/nordlicht/fr-FR/login';
    const here = { kind: 'show', key: 'login' };
    expect(decide(login)).toEqual({ kind: 'redirect', to: '/nordlicht/fr-FR/tableaudebord' });
    expect(decide(`${login}?anonymize=true`)).toEqual({
      kind: 'redirect',
      to: '/nordlicht/fr-FR/tableaudebord?anonymize=true',
    });
    expect(decide(login, { session: { status: 'open', fund: 'castagneto' } })).toEqual(here);
    const unknown = { session: { status: 'unknown' } } as const;
    expect(decide(login, unknown)).toEqual(here);
    expect(decide(login, { ...unknown, expectsSession: true })).toEqual({ kind: 'askSession' });
    for (const session of [{ status: 'none' }, { status: 'failed' }] as const)
      expect(decide(login, { session, expectsSession: true })).toEqual(here);
  });

  it('shows only the destination of a log-out, then redirects there: at once in German to the forbidden page', () => {
    const ending = { status: 'ending', goal: 'login', due: false } as const;
    const forbidden = { status: 'ending', goal: 'forbidden', due: true } as const;
    for (const page of ['profil', 'unsinn', 'register', 'forbidden'])
      expect(decide(`/nordlicht/fr-FR/${page}`, { session: ending })).toEqual({ kind: 'ending', to: null });
    expect(decide('/nordlicht/fr-FR/profil', { session: { ...ending, due: true } })).toEqual({
      kind: 'ending',
      to: '/nordlicht/fr-FR/login',
    });
    expect(decide('/nordlicht/fr-FR/login', { session: ending })).toEqual({ kind: 'show', key: 'login' });
    expect(decide('/nordlicht/fr-FR/profil', { session: forbidden })).toEqual({
      kind: 'ending',
      to: '/nordlicht/de-CH/forbidden',
    });
    expect(decide('/nordlicht/fr-FR/profil', { session: forbidden, languages: ['fr-FR'] })).toEqual({
      kind: 'ending',
      to: '/nordlicht/fr-FR/forbidden',
    });
  });

  it('reports the session as unreachable if it can’t be requested', () => {
    expect(decide('/nordlicht/de-CH/profil', { session: { status: 'failed' } })).toEqual({
      kind: 'unreachable',
      what: 'session',
    });
  });
});

it('shows the page for unknown addresses once it is known who sees it', () => {
  expect(decide('/nordlicht/de-CH/unsinn', { session: { status: 'unknown' } })).toEqual({ kind: 'askSession' });
  expect(decide('/nordlicht/de-CH/unsinn', { session: { status: 'none' } })).toEqual({ kind: 'show', key: null });
  expect(decide('/nordlicht/de-CH/unsinn')).toEqual({ kind: 'show', key: null });
});
