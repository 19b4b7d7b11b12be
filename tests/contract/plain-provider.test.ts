import { expect, test } from 'vitest';
import { createClient, type CallRequest } from '#api/client.ts';
import { systemClock } from '#api/clock.ts';
import { createCsrfTokens } from '#api/csrf.ts';
import { safeStorage } from '#api/safe-storage.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import { startPlainProvider } from '#tests/support/plain-provider.ts';
import { handClock } from '#tests/support/hand-clock.ts';

const reto = { emailAddress: 'reto.wyss@example.org', mobileNumber: '+41790000007' };
const anna = { emailAddress: 'anna.keller@example.org', mobileNumber: '+41790000004' };
const livia = { firstname: 'Livia', name: 'Brändli', birthDate: '1997-10-05', ahvNumber: '756.0000.0000.95' };

/** Names on the wire that only our own provider sends; the specification has none of them. */
const ours =
  /"(?:derivations|total|totalLabel|totalPerMonth|gain|price|kind|blocked|potential|lawfulPart|benefitsByAge|drawnPerMonth|lumpSum\w*|partialSteps|capitalLockedUntil|retiredChild|projectedInterest|covers|freeMonths|atMostMonths|period|figure|payer|part|pending\w+|versions|endsInSeconds|viewers|hasAccessList|triesLeft|resendAfterSeconds|session|letterSentOn|reason|chosenFrom|pensionPerMonth|savingsAtRetirement)":/;

/** A portal's client at the plain provider, every answer that came, and what its reading dropped. */
const connect = async () => {
  const provider = await startPlainProvider({ clock: handClock() });
  const fetch = provider.browserFetch();
  const texts: string[] = [];
  const dropped: string[] = [];
  const state = { token: '' };
  const call = createClient({
    baseUrl: `${provider.origin}/api/v1/`,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      texts.push(await answer.clone().text());
      return answer;
    },
    clock: systemClock,
    csrf: createCsrfTokens(
      undefined,
      safeStorage(() => undefined),
    ),
    fund: () => 'bergahorn',
    token: () => (state.token === '' ? undefined : state.token),
    locale: () => 'de-CH',
    onDropped: (name, paths) => dropped.push(...paths.map((path) => `${name}: ${path}`)),
  });
  const done = new Set<string>();
  const ask = async <E extends Endpoint>(endpoint: E, request: CallRequest<E>) => {
    const answer = await call(endpoint, request);
    if (!answer.ok && answer.failure.status === 404) done.add(`${endpoint.method} ${endpoint.path}`);
    if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(answer.failure)}`);
    done.add(`${endpoint.method} ${endpoint.path}`);
    return answer.data;
  };
  const newest = async (recipient: string) => (await provider.sentTo(recipient))[0];
  const link = async (recipient: string) => {
    const { searchParams } = new URL((await newest(recipient))?.links[0] ?? '');
    return { id: searchParams.get('sessionid') ?? '', emailCode: searchParams.get('emailcode') ?? '' };
  };
  return { provider, ask, state, texts, dropped, done, newest, link };
};

const linkBody = (emailAddress: string) =>
  ({ emailAddress, urlCallback: 'http://localhost:3000/x', tenant: 'bergahorn', language: 'de-CH' }) as const;

test('a plain provider’s answers to every call are read, whatever form they have, and none of them is ours', async () => {
  const { provider, ask, state, texts, dropped, done, newest, link } = await connect();
  const { requestRegistration, requestLoginLink, sendLoginSms, logIn } = endpoints;
  expect(await ask(endpoints.isValidTenantCode, { query: { tenantName: 'bergahorn' } })).toEqual({ isValid: true });
  expect(await ask(endpoints.globalSettings, { query: { tenantName: 'bergahorn' } })).toMatchObject({
    displayName: '',
    languages: ['fr-FR', 'de-CH'],
  });

  await ask(requestRegistration, { body: linkBody('livia@example.org') });
  const { id, emailCode } = await link('livia@example.org');
  const path = { id };
  expect(await ask(endpoints.validateRegistrationEmail, { path, body: { emailCode } })).toMatchObject({
    userDetailsConfirmed: false,
  });
  expect(await ask(endpoints.register, { path, body: livia })).toEqual({ isSuccessful: true });
  const mobileNumber = '+41790000009';
  expect(await ask(endpoints.sendRegistrationSms, { path, body: { mobileNumber } })).toMatchObject({
    isSuccessful: true,
  });
  expect(await ask(endpoints.resendRegistrationSms, { path })).toMatchObject({ isSuccessful: true });
  const wrong = await ask(endpoints.validateRegistrationSms, { path, body: { smsCode: '0000' } });
  expect(wrong).toEqual({ isSuccessful: false });
  const smsCode = (await newest(mobileNumber))?.code ?? '';
  expect(await ask(endpoints.validateRegistrationSms, { path, body: { smsCode } })).toEqual({ isSuccessful: true });
  expect(await ask(endpoints.resendRegistrationLetter, { path })).toMatchObject({ isSuccessful: true });
  const letterCode = (await provider.posted())[0]?.code ?? '';
  const checked = await ask(endpoints.validateRegistrationLetter, { path, body: { letterCode } });
  expect(checked.token).toHaveLength(900);

  expect(await ask(requestLoginLink, { body: linkBody(anna.emailAddress) })).toEqual({ isSuccessful: true });
  const login = await link(anna.emailAddress);
  const session = { sessionId: login.id };
  await ask(sendLoginSms, { path: session, body: { emailCode: login.emailCode } });
  const body = { smsCode: (await newest(anna.mobileNumber))?.code ?? '' };
  state.token = (await ask(logIn, { path: session, body })).token;

  expect(await ask(endpoints.userInfo, { query: {} })).toMatchObject({ firstname: 'Anna', ableToImpersonate: false });
  await ask(endpoints.changeMyLanguage, { query: { newLanguage: 'fr-FR' } });
  expect(await ask(endpoints.profile, { query: {} })).toMatchObject({ address: { zipCode: '8600' } });
  for (const [call, change, to] of [
    [endpoints.confirmEmail, { emailAddress: 'anna@neu.example' }, 'anna@neu.example'],
    [endpoints.confirmMobileNumber, { mobileNumber: '+41790000077' }, '+41790000077'],
  ] as const) {
    const { confirmationToken } = await ask(endpoints.updateLoginData, { body: change });
    const confirmation = { token: confirmationToken, code: (await newest(to))?.code ?? '' };
    expect(await ask(call, { body: confirmation })).toEqual({ isSuccessful: true });
  }
  const address = { addressRow1: 'Weg 1', zipCode: '8001', city: 'Zürich', countryCode: 'CH' };
  expect(await ask(endpoints.changeAddress, { body: address })).toEqual({ isSuccessful: true });
  expect(await ask(endpoints.changeCivilStatus, { body: { status: 2 } })).toEqual({ isSuccessful: true });
  expect(await ask(endpoints.countries, { query: { language: 'de-CH' } })).toHaveLength(2);
  expect(await ask(endpoints.dashboard, {})).toMatchObject({ savings: { value: 211_750 } });
  expect(await ask(endpoints.documentsSummary, {})).toMatchObject({ unreadDocuments: 2 });
  const documents = await ask(endpoints.documents, {});
  expect(documents.map(({ id, date, type, unread }) => [id, date, type, unread])).toEqual([
    ['7', '2026-01-23', 'Ausweis', true],
    ['6', '2025-01-22', 'Brief', false],
  ]);
  const begun = await ask(endpoints.generateInsuranceFormSet, { query: {} });
  expect(begun).toEqual({ isReady: false, hasError: false, fileCode: 'A.7+b==' });
  const query = { fileCode: begun.fileCode ?? '' };
  expect(await ask(endpoints.generateInsuranceFormSet, { query })).toMatchObject({ isReady: true });
  const document = await ask(endpoints.downloadDocument, { query: { fileCode: 'A.7+b==' } });
  expect(new TextDecoder().decode(document.content)).toBe('%PDF-1.4');
  for (const page of ['insuranceOverview', 'buyIn', 'exitBenefit', 'retirement', 'homeOwnership'] as const)
    await ask<Endpoint>(endpoints[page], { query: {} });
  for (const page of ['additionalSavings', 'deathBenefit', 'unpaidLeave', 'civilStatus'] as const)
    await ask<Endpoint>(endpoints[page], { query: {} });
  const { options } = await ask(endpoints.savingsPlans, {});
  expect(options.map(({ id, value, isActualPlan }) => [id, value, isActualPlan])).toEqual([
    ['00', 300, true],
    ['01', 355, false],
    ['02', 410, false],
  ]);
  const planId = { path: { planId: '01' } };
  expect(await ask(endpoints.planConfirmation, planId)).toMatchObject({ plan: { startDate: '2027-01-01' } });
  expect(await ask(endpoints.applyPlan, { ...planId, query: {} })).toMatchObject({ isError: false });
  const refusedPlan = { path: { planId: '02' }, query: {} };
  expect(await ask(endpoints.applyPlan, refusedPlan)).toMatchObject({ isError: true });
  await ask(endpoints.pageLink, { path: { name: 'buyinsimulation' } });
  expect(await ask(endpoints.questions, { query: { searchTerm: 'hilft' } })).toEqual([
    { id: '7', question: 'Wer hilft mir weiter?', answer: expect.stringContaining('Montag') },
  ]);
  const details = await ask(endpoints.contactDetail, {});
  expect(Object.values(details)).toEqual(['Pensionskasse Muster', null, '8600', '044 000 00 00']);
  expect(await ask(endpoints.sendMessage, { body: { subject: 'Frage', body: 'Guten Tag' } })).toEqual({
    isSuccessful: true,
  });
  for (const beyond of [
    endpoints.threads,
    endpoints.acceptedTerms,
    endpoints.viewers,
    endpoints.simulationBasis,
    endpoints.scenarios,
    endpoints.hints,
  ])
    await expect(ask<Endpoint>(beyond, { query: {} })).rejects.toThrow('404');
  await expect(ask(endpoints.simulate, { query: {}, body: {} })).rejects.toThrow('404');
  await ask(endpoints.logOut, {});

  await ask(requestLoginLink, { body: linkBody(reto.emailAddress) });
  const support = await link(reto.emailAddress);
  await ask(sendLoginSms, { path: { sessionId: support.id }, body: { emailCode: support.emailCode } });
  const supportCode = { smsCode: (await newest(reto.mobileNumber))?.code ?? '' };
  state.token = (await ask(logIn, { path: { sessionId: support.id }, body: supportCode })).token;
  expect(await ask(endpoints.impersonations, { query: {} })).toMatchObject({ items: [{ tenantCode: 'bergahorn' }] });
  const view = { path: { id: '756.0000.0000.40' }, query: { isActive: 'true' }, body: null } as const;
  expect(await ask(endpoints.impersonate, view)).toEqual({ isSuccessful: true });
  expect(await ask(endpoints.userInfo, { query: {} })).toMatchObject({ firstname: 'Anna', ableToImpersonate: true });

  const names = Object.entries<Endpoint>(endpoints).map(([name, { method, path: at }]) => [name, `${method} ${at}`]);
  const missing = names.filter(([, line = '']) => !done.has(line)).map(([name]) => name as EndpointName);
  // A provider that keeps to the specification has no list of accesses, no page on disability and no hints, and keeps no
  // scenarios.
  expect(missing.toSorted()).toEqual([
    'accesses',
    'changeScenario',
    'deleteScenario',
    'disability',
    'endView',
    'hintCalendar',
    'keepAhvPension',
    'keepScenario',
    'putOffHint',
    'readThread',
    'scenarioPdf',
  ]);
  expect(texts.filter((text) => ours.test(text))).toEqual([]);
  // Only what says nothing is dropped: a language nobody knows, a word where an acknowledgement is due, lists that are none.
  expect(dropped.toSorted()).toEqual([
    'GET dashboard: data.homeOnwershipBox.projectedGraphUnavailable',
    'GET documents/summary: data.labels',
    'GET globalsettings/: data.languages.2',
    'GET pages/creditbalance: data.payrollAndContributionBox.contributionDetailsBox.labels',
    'GET pages/homeownership: data.homeOnwershipBox.projectedGraphUnavailable',
    'PATCH registrations/validatesms/{id}: data',
  ]);
});
