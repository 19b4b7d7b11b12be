import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { FundContent, Funds } from '#server/model/funds.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, refusalOf } from './browser.ts';
import { databases, providerOn, startDatabase, TestClock, type TestDatabase } from './fixture.ts';
import { logIn, peopleOf, startAnew, type Person } from './people.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

const memberOf = async (tenant: string): Promise<Person> => {
  const [person] = await peopleOf(tenant, 'active');
  if (person === undefined) throw new Error(`${tenant} has no active member.`);
  return person;
};

/** Fund `neuschnee` with questions in some languages only, and nothing of another fund. */
const fundsWith = (...languages: ('de-CH' | 'fr-FR')[]): Funds => {
  const base = demoFunds;
  const content = async (code: string): Promise<FundContent | null> => {
    if (code !== 'neuschnee') return base.content(code);
    const questions = languages.map((locale) => ({
      locale,
      id: 'own',
      group: null,
      question: `Eigene Frage ${locale}`,
      answer: ['Eigene Antwort'],
      link: null,
    }));
    return { entries: [], questions, version: languages.join('+') || 'none' };
  };
  return { ...base, content };
};

describe.each(databases)('the questions on %s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let browser: Browser;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await database.stop();
  });
  beforeEach(async () => {
    ({ browser } = await startAnew(store));
  });

  const ask = async (term?: string, language = 'de-CH', by = browser) => {
    const query = term === undefined ? '' : `?${new URLSearchParams({ searchTerm: term }).toString()}`;
    return by.call('GET', `${endpoints.questions.path}${query}`, { headers: { 'accept-language': language } });
  };
  const found = async (...asked: Parameters<typeof ask>) => {
    const reply = await ask(...asked);
    return { questions: dataOf(reply, endpoints.questions.data), text: reply.text };
  };

  test('are the fund’s own and those of the fund it follows, by group, in the member’s language', async () => {
    await logIn(browser, store, await memberOf('bergahorn'));
    const { questions, text } = await found();
    expect(questions.map(({ id }) => id)).toEqual(expect.arrayContaining(['savings-plans', 'advice', 'buy-in']));
    const groups = questions.map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual([...new Set(groups)]);
    expect(groups[0]).toBe('Guthaben und Ausweis');
    expect(questions.find(({ group }) => group === 'Mehr sparen')?.id).toBe('savings-plans');
    expect(text).toContain('"meta":{"locale":"de-CH"}');
    const french = await found(undefined, 'fr-FR');
    // Without the joiners that keep “puis-je” on one line.
    expect(french.questions.map(({ question }) => question.replaceAll('\u2060', ''))).toContain(
      'Combien puis-je racheter, et qu’est-ce que cela m’apporte ?'.replace(' ?', '\u202f?'),
    );
    expect(french.questions).toHaveLength(questions.length);
  });

  test('another fund’s members never see them', async () => {
    await logIn(browser, store, await memberOf('fadental'));
    const { questions, text } = await found();
    expect(questions.length).toBeGreaterThan(10);
    expect(text).not.toContain('Bergahorn');
    expect(text).not.toContain('Ahornwil');
  });

  test.each([
    ['einkauf', 'buy-in'],
    ['EINKAUF bringt', 'buy-in'],
    ['konnen', 'certificate'],
    ['überobligatorisch', 'mandatory-part'],
    ['UBEROBLIGATORISCH', 'mandatory-part'],
    ['Auffangeinrichtung', 'new-job'],
    ['steuerbaren Wohneigentum', 'buy-in'],
    // No question has both words.
    ['überobligatorisch vererben', 'mandatory-part'],
    ['gibt es nicht', null],
    ["'; drop table question; --", null],
  ])('a search for “%s” finds %s', async (term, id) => {
    await logIn(browser, store, await memberOf('ginster'));
    const { questions } = await found(term);
    if (id === null) expect(questions.map((each) => each.id)).toEqual([]);
    else expect(questions.map((each) => each.id)).toContain(id);
    const all = await found('   ');
    expect(questions.length).toBeLessThan(all.questions.length + 1);
  });

  test('a search for what nobody wrote finds who says it in other words', async () => {
    await logIn(browser, store, await memberOf('ginster'));
    expect((await found('portable', 'fr-FR')).questions.map(({ id }) => id)).toContain('login-data');
  });

  test('a search of ten thousand characters is refused, naming the field', async () => {
    await logIn(browser, store, await memberOf('ginster'));
    const refused = await ask('a'.repeat(10_000));
    expect(refused.status).toBe(400);
    expect(refusalOf(refused)).toMatchObject({ code: 'err_validation', field: 'searchTerm' });
    expect((await ask('a'.repeat(200))).status).toBe(200);
  });

  test('a fund that keeps to the specification sends only questions and answers', async () => {
    await logIn(browser, store, await memberOf('urgestein'));
    const { questions, text } = await found();
    expect(questions.map((each) => Object.keys(each).toSorted().join())).toEqual(
      questions.map(() => 'answer,question'),
    );
    expect(questions.length).toBeGreaterThan(10);
    expect(text).not.toContain('meta');
  });

  describe('of a fund with few of its own', () => {
    test.each([
      [['de-CH', 'fr-FR'], 'fr-FR', 'Eigene Frage fr-FR', 'fr-FR'],
      [['de-CH'], 'fr-FR', 'Eigene Frage de-CH', 'de-CH'],
      [['fr-FR'], 'it-IT', 'Dove trovo il mio certificato di previdenza?', 'it-IT'],
      [[], 'pt-BR', 'Onde encontro meu certificado de previdência?', 'pt-BR'],
      [[], 'de-CH', 'Wo finde ich meinen Vorsorgeausweis?', 'de-CH'],
    ] as const)('those in %j are shown in %s as “%s”', async (languages, wanted, first, locale) => {
      const provider = providerOn({ store, clock: new TestClock(), funds: fundsWith(...languages) });
      const by = await new Browser(provider).arrive();
      await logIn(by, store, await memberOf('neuschnee'));
      const { questions, text } = await found(undefined, wanted, by);
      expect(questions[0]?.question).toBe(first);
      expect(text).toContain(`"meta":{"locale":"${locale}"}`);
    });
  });
});
