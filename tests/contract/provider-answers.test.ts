import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import * as simulations from '#contract/endpoints/simulations.ts';
import { locales } from '#kernel/locale.ts';
import { pageLinkNames } from '#contract/page-links.ts';
import { resetDemo } from '#server/model/seed.ts';
import type { Store } from '#server/store/store.ts';
import type { Provider } from '#server/http/provider.ts';
import { Browser, type Reply } from '../provider/browser.ts';
import { databases, startDatabase, type TestClock, type TestDatabase } from '../provider/fixture.ts';
import {
  linkBody,
  logIn,
  newcomersOf,
  newestCode,
  newestLetterCode,
  newestLink,
  peopleOf,
  sentTo,
  type Person,
  startAnew,
} from '../provider/people.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

const codes = await funds.list();
/** Every member who can log in, in every fund; the default fund has none. */
const members = (await Promise.all(codes.map((code) => peopleOf(code, 'active')))).flat();

/** What the contract keeps of an answer: all of it, unless it has unknown keys. */
const kept = (schema: z.ZodMiniType, sent: unknown): unknown => z.encode(schema, schema.parse(sent));

const attachment = (ending: string) =>
  expect.stringMatching(`^attachment; filename="[^"]+\\.${ending}"; filename\\*=UTF-8''`);

/** Headers of a file, and how it begins. */
const fileAnswers = {
  'application/pdf': {
    'content-type': 'application/pdf',
    'content-disposition': attachment('pdf'),
    begin: '%PDF-1.7',
  },
  'text/calendar': {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': attachment('ics'),
    begin: 'BEGIN:VCALENDAR',
  },
} as const;

/** A successful answer that its schema reads, without unknown keys. */
const expectAnswer = (name: string, endpoint: Endpoint, reply: Reply): void => {
  const status = endpoint.status ?? 200;
  expect([name, reply.status, reply.status === status ? '' : reply.text]).toEqual([name, status, '']);
  if (endpoint.file !== undefined) {
    const { begin, ...headers } = fileAnswers[endpoint.file];
    expect(Object.fromEntries(reply.headers)).toMatchObject(headers);
    expect(reply.text.slice(0, begin.length)).toBe(begin);
    return;
  }
  const { json } = reply;
  if (typeof json !== 'object' || json === null || !('data' in json)) throw new Error(`${name} sent no data`);
  expect(kept(endpoint.data, json.data)).toEqual(json.data);
  if ('meta' in json) expect(kept(endpoint.meta, json.meta)).toEqual(json.meta);
};

describe.each(databases)('every call answers for every fund on %s, in the contract’s shape', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let provider: Provider;
  let clock: TestClock;

  beforeAll(async () => {
    database = await startDatabase(kind);
    store = await database.open();
    ({ clock, provider } = await startAnew(store));
  }, 60_000);
  afterAll(() => database.stop());

  type MakeCall = (
    name: keyof typeof endpoints,
    given?: { path?: string; query?: string; body?: unknown },
  ) => Promise<Reply>;

  /** Makes the calls of the registration as a member of the fund without a login. */
  const register = async (call: MakeCall, tenant: string): Promise<void> => {
    const [newcomer] = await newcomersOf(tenant);
    if (newcomer === undefined) throw new Error(`${tenant} has nobody to register.`);
    await call('requestRegistration', { body: linkBody(newcomer) });
    const { sessionId: path, emailCode } = await newestLink(store, newcomer.emailAddress);
    await call('validateRegistrationEmail', { path, body: { emailCode } });
    await call('register', { path, body: newcomer.data });
    await call('sendRegistrationSms', { path, body: { mobileNumber: newcomer.mobileNumber } });
    clock.pass(60);
    await call('resendRegistrationSms', { path });
    await call('validateRegistrationSms', { path, body: { smsCode: await newestCode(store, newcomer.mobileNumber) } });
    clock.pass(60);
    await call('resendRegistrationLetter', { path });
    await call('validateRegistrationLetter', { path, body: { letterCode: await newestLetterCode(store) } });
  };

  /** Makes the calls of support staff, if the member is one of them, or as somebody of whom they view the portal. */
  const viewAsSupport = async (call: MakeCall, person: Person): Promise<void> => {
    const member = (await funds.find(person.tenant))?.tenant.members.find(({ id }) => id === person.id);
    if (member?.ableToImpersonate !== true) return;
    const list = await call('impersonations');
    const { items } = endpoints.impersonations.data.parse(JSON.parse(list.text).data);
    const path = items[0]?.impersonateds[0]?.ahvNumber ?? '';
    await call('impersonate', { path, query: '?isActive=true', body: { reason: 'problem', note: null } });
    await call('userInfo');
    await call('userInfo', { query: '?anonymize=true' });
    await call('profile');
    await call('impersonations', { query: '?page=1&pageSize=2&anonymize=true' });
    await call('impersonate', { path, query: '?isActive=false' });
  };

  /** Reads the member's hints, puts the first one off, and takes the day of the first dated one as a calendar file. */
  const readHints = async (call: MakeCall): Promise<void> => {
    await call('hints', { query: '?anonymize=true' });
    const hints = endpoints.hints.data.parse(JSON.parse((await call('hints')).text).data);
    const dated = hints.find(({ date }) => date !== null);
    if (dated !== undefined) await call('hintCalendar', { path: dated.key });
    const [first] = hints;
    if (first === undefined) return;
    await call('putOffHint', { path: first.key, body: { isPutOff: true } });
    await call('putOffHint', { path: first.key, body: { isPutOff: false } });
  };

  /** Makes every call of the contract as one member; returns the names of those made. */
  const walk = async (person: Person): Promise<string[]> => {
    const made: string[] = [];
    const browser = new Browser(provider);
    const call = async (
      name: keyof typeof endpoints,
      { path = '', query = '', body }: { path?: string; query?: string; body?: unknown } = {},
    ): Promise<Reply> => {
      const endpoint: Endpoint = endpoints[name];
      const reply = await browser.call(endpoint.method, endpoint.path.replace(/\{\w+\}/, path) + query, { body });
      expectAnswer(name, endpoint, reply);
      made.push(name);
      return reply;
    };
    await call('isValidTenantCode', { query: `?tenantName=${person.tenant}` });
    await call('globalSettings', { query: `?tenantName=${person.tenant}` });
    await call('requestRegistration', { body: linkBody({ ...person, emailAddress: 'new@example.org' }) });
    await call('requestLoginLink', { body: linkBody(person) });
    const { sessionId, emailCode } = await newestLink(store, person.emailAddress);
    await call('sendLoginSms', { path: sessionId, body: { emailCode } });
    await call('logIn', { path: sessionId, body: { smsCode: await newestCode(store, person.mobileNumber) } });
    await call('userInfo');
    await call('userInfo', { query: '?anonymize=true' });
    for (const language of locales) await call('countries', { query: `?language=${language}` });
    await call('dashboard');
    if ((await funds.find(person.tenant))?.tenant.settings.answersBeyondSpecification === true) await readHints(call);
    else expect((await browser.call('GET', endpoints.hints.path)).status).toBe(404);
    made.push('hints', 'putOffHint', 'hintCalendar');
    if ((await funds.find(person.tenant))?.tenant.settings.answersBeyondSpecification === true) {
      for (const perMonth of [2_200.5, null]) await call('keepAhvPension', { body: { perMonth } });
    }
    made.push('keepAhvPension');
    await call('documentsSummary');
    const list = endpoints.documents.data.parse(JSON.parse((await call('documents')).text).data);
    for (const { pdfLink } of list.slice(0, 1)) {
      await call('downloadDocument', { query: /\?.+$/.exec(pdfLink ?? '')?.[0] ?? '' });
    }
    const begun = await call('generateInsuranceFormSet');
    const { fileCode } = endpoints.generateInsuranceFormSet.data.parse(JSON.parse(begun.text).data);
    if (fileCode !== null) await call('generateInsuranceFormSet', { query: `?fileCode=${fileCode}` });
    for (const name of ['insuranceOverview', 'deathBenefit', 'disability', 'civilStatus'] as const) {
      await call(name);
      await call(name, { query: '?anonymize=true' });
    }
    for (const name of ['buyIn', 'exitBenefit', 'retirement', 'homeOwnership', 'unpaidLeave'] as const)
      await call(name);
    for (const path of pageLinkNames) await call('pageLink', { path });
    await call('additionalSavings');
    await call('additionalSavings', { query: '?anonymize=true' });
    const plans = endpoints.savingsPlans.data.parse(JSON.parse((await call('savingsPlans')).text).data).options;
    const wanted = plans.find(({ isDisabled }) => !isDisabled);
    if (wanted === undefined) made.push('planConfirmation', 'applyPlan');
    else
      for (const name of ['planConfirmation', 'applyPlan', 'applyPlan'] as const) await call(name, { path: wanted.id });
    const overview = endpoints.insuranceOverview.data.parse(JSON.parse((await call('insuranceOverview')).text).data);
    const [, query] = overview.certificate?.downloadLink?.match(/^documents\/download(\?.+)$/) ?? [];
    // A member without figures has no certificate.
    if (query === undefined) expect((await call('dashboard')).text).not.toContain('historicalGraph":[{');
    else await call('downloadDocument', { query });
    made.push('downloadDocument');
    const fund = await funds.find(person.tenant);
    const [language] = fund?.tenant.settings.languages ?? [];
    await call('changeMyLanguage', { query: `?newLanguage=${language}` });
    await call('profile');
    await call('profile', { query: '?anonymize=true' });
    const settings = fund?.tenant.settings;
    const isReadOnly = fund?.tenant.members.find(({ id }) => id === person.id)?.readOnlyProfile === true;
    /** Makes a change if the fund allows it to this person; otherwise expects a refusal. */
    const change = async (name: keyof typeof endpoints, isDisabled: boolean | undefined, body: unknown) => {
      if (isDisabled !== true && !isReadOnly) return call(name, { body });
      const endpoint: Endpoint = endpoints[name];
      const refused = await browser.call(endpoint.method, endpoint.path, { body });
      expect([refused.status, refused.text.includes('err_disabled')]).toEqual([400, true]);
      made.push(name);
      return refused;
    };
    const hides = settings?.configurations.hideCivilStatusEditing === true || settings?.disableCivilStatusChange;
    await change('changeAddress', settings?.disableAddressChange, {
      addressRow1: 'Seeweg 1',
      zipCode: '8000',
      city: 'Zürich',
      countryCode: 'CH',
    });
    await change('changeCivilStatus', hides, { status: 3, validStatusChangedDate: '2026-01-31' });
    const number = { mobileNumber: '+41790000098' };
    const asked = await change('updateLoginData', settings?.disableMobileNumberChange, number);
    const { data: pending } = JSON.parse(asked.text);
    const confirmation = {
      token: pending?.confirmationToken ?? 'x',
      code: await newestCode(store, number.mobileNumber),
    };
    if (settings?.disableMobileNumberChange === true || isReadOnly) made.push('confirmMobileNumber');
    else await call('confirmMobileNumber', { body: confirmation });
    await call('profile');
    if (settings?.disableEmailChange === true || isReadOnly) {
      const body = { restoreEmailAddress: 'recovery@example.org' };
      const refused = await browser.call('PUT', 'users/current/profile/logindata', { body });
      expect([refused.status, refused.text.includes('err_disabled')]).toEqual([400, true]);
      made.push('updateLoginData', 'confirmEmail');
    } else {
      const asked = await call('updateLoginData', { body: { restoreEmailAddress: 'recovery@example.org' } });
      const { data } = JSON.parse(asked.text);
      const [mail] = await sentTo(store, 'recovery@example.org');
      await call('confirmEmail', { body: { token: data.confirmationToken, code: mail?.code } });
    }
    await call('questions');
    await call('questions', { query: '?searchTerm=rente' });
    await call('contactDetail');
    await call('sendMessage', { body: { subject: 'Frage', body: 'Guten Tag' } });
    for (const name of ['threads', 'acceptedTerms', 'viewers'] as const) {
      if (settings?.answersBeyondSpecification === true) await call(name);
      else expect((await browser.call('GET', endpoints[name].path)).status).toBe(404);
      made.push(name);
    }
    if (settings?.answersBeyondSpecification === true) {
      await call('simulationBasis');
      const changes = { buyIn: { amount: 10_000, from: '2026-12-31', marginalRate: 25 } };
      await call('simulate', { body: changes });
      const kept = await call('keepScenario', { body: { name: 'Einkauf', simulator: 'buyIn', changes } });
      const { id: scenario } = JSON.parse(kept.text).data;
      await call('changeScenario', { path: scenario, body: { name: 'Einkauf 2026' } });
      await call('scenarios');
      await call('scenarios', { query: '?anonymize=true' });
      const pdf = await browser.call('GET', `simulations/scenarios/${scenario}/pdf`);
      expect([200, 404]).toContain(pdf.status);
      await call('deleteScenario', { path: scenario });
    } else {
      for (const { method, path } of [endpoints.simulationBasis, endpoints.scenarios, endpoints.deleteScenario])
        expect((await browser.call(method, path.replace(/\{\w+\}/, 'x'))).status).toBe(404);
    }
    for (const name of Object.keys(simulations)) made.push(name);
    if (settings?.answersBeyondSpecification === true) {
      await call('accesses');
      await call('accesses', { query: '?anonymize=true' });
    } else expect((await browser.call('GET', endpoints.accesses.path)).status).toBe(404);
    made.push('accesses');
    await viewAsSupport(call, person);
    await call('logOut');
    await register(call, person.tenant);
    return made;
  };

  test('every fund except the default one has members', () => {
    const withMembers = new Set(members.map(({ tenant }) => tenant));
    expect(codes.filter((code) => !withMembers.has(code) && code !== 'default')).toEqual([]);
  });

  test.each(members)('$tenant, $id', async (person) => {
    await resetDemo(store);
    const made = new Set(await walk(person));
    const isSupport = (await funds.find(person.tenant))?.tenant.members.some(
      ({ id, ableToImpersonate }) => id === person.id && ableToImpersonate,
    );
    // Ending a view needs one of one's own portal, and reading an answer needs one: tests/provider.
    const others = new Set(['endView', 'readThread', ...(isSupport ? [] : ['impersonate', 'impersonations'])]);
    const expected = Object.keys(endpoints).filter((name) => !others.has(name));
    expect([...made].toSorted()).toEqual(expected.toSorted());
  });

  test('a fund that keeps to the specification gets none of the provider’s further fields', async () => {
    const further = /resendAfterSeconds|validForSeconds|codeLength|idleSeconds|"kind"|"language"/;
    let seen = 0;
    for (const code of codes) {
      const fund = await funds.find(code);
      const [person] = await peopleOf(code, 'active');
      if (person === undefined || fund === null) continue;
      await resetDemo(store);
      const browser = await new Browser(provider).arrive();
      await browser.call('POST', 'sessions/email', { body: linkBody(person) });
      const { sessionId, emailCode } = await newestLink(store, person.emailAddress);
      const sent = await browser.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } });
      const smsCode = await newestCode(store, person.mobileNumber);
      const replies = [
        sent,
        await browser.call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode } }),
        await browser.call('GET', 'users/current/userinfo'),
        await browser.call('GET', 'dashboard'),
      ];
      const hasFurther = replies.map(({ text }) => further.test(text));
      const keeps = !fund.tenant.settings.answersBeyondSpecification;
      if (keeps) seen += 1;
      expect([code, hasFurther]).toEqual([code, Array.from({ length: 4 }, () => !keeps)]);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('the dashboard is in the language of the page, else of the login, else the one chosen since', async () => {
    await resetDemo(store);
    const [person] = await peopleOf('bergahorn', 'active');
    if (person === undefined) throw new Error('The fund has no active member.');
    const browser = await new Browser(provider).arrive();
    await logIn(browser, store, person);
    const titles = await Promise.all(
      locales.map(async (locale) => {
        const reply = await browser.call('GET', 'dashboard', { headers: { 'accept-language': locale } });
        return endpoints.dashboard.data.parse(JSON.parse(reply.text).data).buyIn?.tooltipTitle;
      }),
    );
    expect(new Set(titles).size).toBe(5);
    const title = async () => {
      const { text } = await browser.call('GET', 'dashboard');
      return endpoints.dashboard.data.parse(JSON.parse(text).data).buyIn?.tooltipTitle;
    };
    expect(await title()).toBe(titles[0]);
    const other = (await funds.find('bergahorn'))?.tenant.settings.languages.find((locale) => locale.startsWith('fr'));
    expect(other).toBe('fr-FR');
    await browser.call('PUT', `users/current/changemylanguage?newLanguage=${other}`);
    expect(await title()).toBe(titles[locales.indexOf('fr-FR')]);
  });

  test('lists every country once, in the language’s alphabetical order', async () => {
    await resetDemo(store);
    clock.pass(60);
    const [person] = await peopleOf('bergahorn', 'active');
    if (person === undefined) throw new Error('The fund has no active member.');
    const browser = await new Browser(provider).arrive();
    await logIn(browser, store, person);
    for (const locale of locales) {
      const reply = await browser.call('GET', `enumerator/countries?language=${locale}`);
      const list = endpoints.countries.data.parse(JSON.parse(reply.text).data);
      expect(list).toHaveLength(249);
      expect(new Set(list.map(({ code }) => code)).size).toBe(249);
      expect(list.every(({ code, name }) => name !== '' && name !== code)).toBe(true);
    }
    const french = await browser.call('GET', 'enumerator/countries?language=fr-FR');
    expect(french.text).toContain('"Suisse"');
  });
});
