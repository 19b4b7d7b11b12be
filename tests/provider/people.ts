import { endpoints } from '#contract/endpoints.ts';
import { listMessages } from '#server/store/message-queue.ts';
import type { Store } from '#server/store/store.ts';
import type { Message } from '#server/store/tables.ts';
import type { Provider } from '#server/http/provider.ts';
import { resetDemo } from '#server/model/seed.ts';
import { Browser, dataOf } from './browser.ts';
import { portal, providerOn, TestClock, type ProviderOptions } from './fixture.ts';
import { demoFunds } from '#tests/support/demo-funds.ts';

/** Everything that was sent to a person, newest first. */
export const sentTo = (store: Store, to: string): Promise<Message[]> =>
  store.withSystem((tx) => listMessages(tx, { to, limit: 100 }));

/** A demo fund's person, with what logging in needs. */
export type Person = {
  readonly tenant: string;
  readonly id: string;
  readonly emailAddress: string;
  readonly mobileNumber: string;
};

/** The people of a fund in a state. */
export const peopleOf = async (tenant: string, state: 'active' | 'left' | 'locked'): Promise<Person[]> => {
  const fund = await demoFunds.find(tenant);
  return (fund?.tenant.members ?? [])
    .filter((member) => member.state === state)
    .map(({ id, emailAddress = '', mobileNumber = '' }) => ({ tenant, id, emailAddress, mobileNumber }));
};

/** The people of every fund in a state. */
export const peopleOfAllFunds = async (state: 'active' | 'left' | 'locked'): Promise<Person[]> => {
  const codes = await demoFunds.list();
  return (await Promise.all(codes.map((code) => peopleOf(code, state)))).flat();
};

export const linkBody = (person: Pick<Person, 'tenant' | 'emailAddress'>, language = 'de-CH') => ({
  emailAddress: person.emailAddress,
  urlCallback: `${portal}/${person.tenant}/${language}/login/link`,
  tenant: person.tenant,
  language,
});

/** Session id and code of the newest link mailed to a person. */
export const newestLink = async (
  store: Store,
  to: string,
): Promise<{ sessionId: string; emailCode: string; link: string }> => {
  const mail = (await sentTo(store, to)).find(({ links }) => links.length > 0);
  const link = mail?.links[0] ?? '';
  const [emailCode = '', sessionId = ''] = link.split('/').toReversed();
  return { sessionId, emailCode, link };
};

/** Resets the demo's data; returns a new provider on it, its clock, and a browser that has arrived. */
export const startAnew = async (
  store: Store,
  options: Omit<ProviderOptions, 'store' | 'clock'> = {},
): Promise<{ readonly clock: TestClock; readonly provider: Provider; readonly browser: Browser }> => {
  await resetDemo(store);
  const clock = new TestClock();
  const provider = providerOn({ store, clock, ...options });
  return { clock, provider, browser: await new Browser(provider).arrive() };
};

/** A certainly wrong code. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The newest SMS code sent to a person. */
export const newestCode = async (store: Store, to: string): Promise<string> =>
  (await sentTo(store, to)).find(({ channel }) => channel === 'sms')?.code ?? '';

/** Goes through the login up to the SMS. */
export const askForCode = async (
  browser: Browser,
  store: Store,
  person: Person,
): Promise<{ sessionId: string; emailCode: string; code: string }> => {
  const asked = await browser.call('POST', 'sessions/email', { body: linkBody(person) });
  if (asked.status !== 200) throw new Error(`sessions/email answered ${asked.status}: ${asked.text}`);
  const { sessionId, emailCode } = await newestLink(store, person.emailAddress);
  const sent = await browser.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } });
  if (sent.status !== 200) throw new Error(`sessions/sms answered ${sent.status}: ${sent.text}`);
  return { sessionId, emailCode, code: await newestCode(store, person.mobileNumber) };
};

/** Logs a person in, in a browser that has arrived. Returns the token. */
export const logIn = async (browser: Browser, store: Store, person: Person): Promise<string> => {
  const { sessionId, code } = await askForCode(browser, store, person);
  const reply = await browser.call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode: code } });
  return dataOf(reply, endpoints.logIn.data).token;
};

/** A browser of their own in which a person has logged in. */
export const browserOf = async (provider: Provider, store: Store, person: Person): Promise<Browser> => {
  const browser = await new Browser(provider).arrive();
  await logIn(browser, store, person);
  return browser;
};

/** Two members of a fund, and one of another. */
export const membersOfTwoFunds = async (): Promise<{
  readonly anna: Person;
  readonly colleague: Person;
  readonly stranger: Person;
}> => {
  const [anna, colleague] = await peopleOf('bergahorn', 'active');
  const [stranger] = await peopleOf('fadental', 'active');
  if (!anna || !colleague || !stranger) throw new Error('The demo funds lack people.');
  return { anna, colleague, stranger };
};

/** An insured person without a login, with the data they have at hand. */
export type Newcomer = {
  readonly tenant: string;
  readonly id: string;
  readonly emailAddress: string;
  readonly mobileNumber: string;
  /** Body of `PUT registrations/{id}`. */
  readonly data: { firstname: string; name: string; birthDate: string; socialSecurityNumber: string };
};

/** The people of a fund who can register, or (`left`, `locked`) try to. */
export const newcomersOf = async (
  tenant: string,
  state: 'registrable' | 'active' | 'left' | 'locked' = 'registrable',
): Promise<Newcomer[]> => {
  const fund = await demoFunds.find(tenant);
  return (fund?.tenant.members ?? [])
    .filter((member) => member.state === state)
    .map(({ id, firstname, lastname, birthDate, ahvNumber, mobileNumber = '+41790000099' }) => ({
      tenant,
      id,
      mobileNumber,
      emailAddress: `${id}@example.net`,
      data: { firstname, birthDate, name: lastname, socialSecurityNumber: ahvNumber },
    }));
};

/** Asks for a registration link and opens it in the browser. Returns the registration's id and the link's code. */
export const openRegistration = async (
  browser: Browser,
  store: Store,
  person: Pick<Newcomer, 'tenant' | 'emailAddress'>,
): Promise<{ id: string; emailCode: string }> => {
  const body = { ...linkBody(person), urlCallback: `${portal}/${person.tenant}/de-CH/anmelden` };
  await browser.arrive();
  const asked = await browser.call('POST', 'registrations/', { body });
  if (asked.status !== 200) throw new Error(`registrations/ answered ${asked.status}: ${asked.text}`);
  const { sessionId: id, emailCode } = await newestLink(store, person.emailAddress);
  const opened = await browser.call('PATCH', `registrations/validemail/${id}`, { body: { emailCode } });
  if (opened.status !== 200) throw new Error(`validemail answered ${opened.status}: ${opened.text}`);
  return { id, emailCode };
};

/** Goes through the registration up to the letter. Returns its id and the code in the letter. */
export const awaitLetter = async (
  browser: Browser,
  store: Store,
  person: Newcomer,
): Promise<{ id: string; emailCode: string; letterCode: string }> => {
  const { id, emailCode } = await openRegistration(browser, store, person);
  const step = async (method: string, path: string, body: unknown): Promise<void> => {
    const reply = await browser.call(method, `registrations/${path}`, { body });
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  };
  await step('PUT', id, person.data);
  await step('PATCH', `sendsms/${id}`, { mobileNumber: person.mobileNumber });
  await step('PATCH', `validatesms/${id}`, { smsCode: await newestCode(store, person.mobileNumber) });
  return { id, emailCode, letterCode: await newestLetterCode(store) };
};

/** The code in the newest letter. */
export const newestLetterCode = async (store: Store): Promise<string> => {
  const messages = await store.withSystem((tx) => listMessages(tx, { limit: 20 }));
  return messages.find(({ channel }) => channel === 'post')?.code ?? '';
};
