import { beforeAll, expect, test } from 'vitest';
import { ownMarkup } from '#server/kernel/html.ts';
import type { Fund } from '#server/model/funds.ts';
import { demoPage } from './demo-layout.ts';
import { demoBody } from './demo-page.ts';
import { demoTexts } from './demo-texts.ts';
import { outboxList } from './outbox-page.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

const funds: Fund[] = [];
beforeAll(async () => {
  const all = demoFunds;
  for (const code of await all.list()) {
    const fund = await all.find(code);
    if (fund !== null) funds.push(fund);
  }
});

const page = () => {
  const texts = demoTexts('de-CH');
  const facts = {
    locale: 'de-CH',
    today: '2026-11-28',
    texts,
    funds,
    registered: new Set<string>(),
    page: 1,
    pages: 1,
  } as const;
  return demoBody({ ...facts, mayReset: false, wasReset: false, administrators: new Map() }).text;
};

test('The demo page shows everybody once, and those without access under a separate heading', () => {
  const closed = funds.flatMap(({ tenant }) =>
    tenant.members.filter(({ state }) => state === 'left' || state === 'locked'),
  );
  expect(closed.length).toBeGreaterThan(0);
  for (const { emailAddress = '', ahvNumber } of closed) {
    expect(page().split(`data-copy="${emailAddress}"`).length - 1, emailAddress).toBe(2);
    expect(page().split(`<dd>${ahvNumber}</dd>`).length - 1, ahvNumber).toBe(1);
  }
});

test('The demo page folds the funds up but the first, and says of each person once their age and what is special', () => {
  const folds = Array.from(page().matchAll(/<details name="fund"\s*(open)?/g), ([, open]) => open === 'open');
  expect(folds).toEqual(funds.map((_, index) => index === 0));
  const [anna = ''] = /<li class="person">(?:(?!<\/li>).)*Anna Keller(?:(?!<\/li>).)*<\/li>/s.exec(page()) ?? [];
  expect(textIn(anna)).toMatch(/^AK Anna Keller \S.* Als Anna ansehen$/);
  expect(textIn(anna).match(/\b41\b/g)).toHaveLength(1);
});

test('The demo page names each fund below the heading of the funds, within what folds it up', () => {
  expect(page()).not.toMatch(/<summary>(?:(?!<\/summary>).)*<(?:p|div|section)\b/s);
  expect(page()).not.toMatch(/<span[^>]*>\s*<h\d/);
  const headings = Array.from(page().matchAll(/<h(\d) id="fund(s|-[^"]+)"/g), ([, level, name]) => `${level}${name}`);
  expect(headings).toEqual(['2s', ...funds.map(({ tenant }) => `3-${tenant.code}`)]);
});

/** The text of a piece of HTML. */
const textIn = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The demo page with what stands around it on every page of the demonstration. */
const wholePage = (): string => {
  const texts = demoTexts('de-CH');
  const { body } = demoPage({
    locale: 'de-CH',
    texts,
    title: 'Demo',
    path: '/demo',
    typeface: null,
    body: ownMarkup(page()),
  });
  return String(body);
};

test('Everything on a page of the demonstration but the link to its content stands in a landmark', () => {
  const [, inside = ''] = /<body\b[^>]*>(.*)<\/body>/s.exec(wholePage()) ?? [];
  const outside = inside
    .replace(/^\s*<a class="skip".*?<\/a>/s, '')
    .replace(/<main\b.*<\/main>/s, '')
    .replace(/<footer\b.*<\/footer>/s, '')
    .replace(/<header class="wrap top">.*?<\/header>/s, '')
    .replace(/<script\b.*<\/script>/s, '');
  expect([inside.length > 0, textIn(outside)]).toEqual([true, '']);
});

test('What the demo’s controls are called holds what they show', () => {
  const named = Array.from(wholePage().matchAll(/<(a|button)\b[^>]*aria-label="([^"]+)"[^>]*>(.*?)<\/\1/gs));
  expect(named.length).toBeGreaterThan(0);
  for (const [, , name = '', inside = ''] of named) expect(name.toLowerCase()).toContain(textIn(inside).toLowerCase());
});

test('The demo page says how to register: any fictitious address will do', () => {
  expect(page()).toContain('beliebige erfundene E-Mail-Adresse');
});

/** How the list is shown to somebody who may answer some of the messages. */
const manner = (...answerable: string[]) =>
  ({
    texts: demoTexts('en-US'),
    locale: 'en-US',
    answerable: new Set(answerable),
    fundNames: new Map([['bergahorn', 'Pensionskasse Bergahorn']]),
  }) as const;

test('The outbox opens letters, and follows links in mails', () => {
  const message = {
    id: '1',
    tenant: 'bergahorn',
    recipient: 'Livia Brändli',
    subject: '',
    text: '',
    code: null,
    links: ['/dev/letters/1'],
    html: null,
    letter: null,
    created_at: new Date(0),
    position: 1,
    sent_at: null,
    attempts: 0,
    next_attempt_at: null,
    last_error: null,
  };
  const shown = (channel: 'email' | 'post') => outboxList([{ ...message, channel }], manner()).text;
  expect(shown('post')).toContain('>Pensionskasse Bergahorn<');
  expect(shown('post')).toContain('>Open the letter</a>');
  // The letter is read here; the portal that a link opens leaves the outbox, and its next code, in sight.
  expect(shown('post')).not.toContain('target=');
  expect(shown('email')).toContain(' target="pilaster-portal">Open the link</a>');
  expect(shown('email')).not.toContain('<form');
  const answerable = outboxList([{ ...message, channel: 'email' }], manner('1')).text;
  expect(answerable).toContain('action="/dev/outbox/1/answer?lang=en-US"');
});
