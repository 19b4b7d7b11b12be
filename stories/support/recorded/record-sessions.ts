import { locales, type Locale } from '#kernel/locale.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Provider } from '#server/http/provider.ts';
import type { Store } from '#server/store/store.ts';
import { Browser, dataOf, type Reply } from '#tests/provider/browser.ts';
import {
  linkBody,
  logIn,
  newcomersOf,
  newestCode,
  newestLetterCode,
  newestLink,
  peopleOfAllFunds,
  sentTo,
  wrongCode,
  type Person,
} from '#tests/provider/people.ts';
import { providerOn, TestClock, portal } from '#tests/provider/fixture.ts';
import { openMemoryStore } from '#tests/support/memory-database.ts';
import type {
  MemberRecording,
  RecordedAnswer,
  RefusalRecording,
  RegistrationRecording,
  SessionRecording,
} from './recording.ts';

/** What was answered; throws if it isn't what was expected, so that no story shows a refusal by mistake. */
export const kept = ({ status, json, text }: Reply, isRefusal = false): RecordedAnswer => {
  if (status >= 400 !== isRefusal) throw new Error(`The provider answered ${status}: ${text}`);
  return { status, body: json };
};

/** What was answered, also by a fund whose provider answers only what the specification names. */
export const asAnswered = ({ status, json }: Reply): RecordedAnswer => ({ status, body: json });

type World = { readonly provider: Provider; readonly store: Store; readonly clock: TestClock };

/** A member logs in, writes a message, and logs out. */
const recordMember = async ({ provider, store }: World, person: Person): Promise<MemberRecording> => {
  const browser = await new Browser(provider).arrive();
  const requestLoginLink = kept(await browser.call('POST', 'sessions/email', { body: linkBody(person) }));
  const { sessionId, emailCode } = await newestLink(store, person.emailAddress);
  const sendLoginSms = kept(await browser.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } }));
  const smsCode = await newestCode(store, person.mobileNumber);
  const logIn = kept(await browser.call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode } }));
  const viewers = asAnswered(await browser.call('GET', 'users/current/viewers'));
  const acceptedTerms = asAnswered(await browser.call('GET', 'users/current/terms'));
  const message = { subject: 'Anschrift', body: 'Guten Tag\n\nStimmt meine Anschrift?' };
  const sendMessage = kept(await browser.call('POST', 'contact/request', { body: message }));
  const listed = await browser.call('GET', 'contact/messages');
  const [thread] = listed.status === 200 ? dataOf(listed, endpoints.threads.data) : [];
  const until = { until: thread?.messages[0]?.sentAt?.toISOString() ?? null };
  const readThread = asAnswered(await browser.call('POST', `contact/messages/${thread?.id}/read`, { body: until }));
  const logOut = kept(await browser.call('POST', 'sessions/logout'));
  return { requestLoginLink, sendLoginSms, logIn, viewers, acceptedTerms, sendMessage, readThread, logOut };
};

/** Somebody registers, from the link to the code of the second letter. */
const recordRegistration = async ({ provider, store, clock }: World): Promise<RegistrationRecording> => {
  const [person] = await newcomersOf('bergahorn');
  if (person === undefined) throw new Error('Nobody can register.');
  const browser = await new Browser(provider).arrive();
  const urlCallback = `${portal}/${person.tenant}/de-CH/anmelden`;
  await browser.call('POST', 'registrations/', { body: { ...linkBody(person), urlCallback } });
  const { sessionId: id, emailCode } = await newestLink(store, person.emailAddress);
  const step = async (method: string, path: string, body?: unknown) =>
    kept(await browser.call(method, `registrations/${path}`, body === undefined ? {} : { body }));
  const validateRegistrationEmail = await step('PATCH', `validemail/${id}`, { emailCode });
  const register = await step('PUT', id, person.data);
  const sendRegistrationSms = await step('PATCH', `sendsms/${id}`, { mobileNumber: person.mobileNumber });
  clock.pass(120);
  const resendRegistrationSms = await step('PATCH', `resendsms/${id}`);
  const smsCode = await newestCode(store, person.mobileNumber);
  const validateRegistrationSms = await step('PATCH', `validatesms/${id}`, { smsCode });
  clock.pass(120);
  const resendRegistrationLetter = await step('PATCH', `resendletter/${id}`);
  const letterCode = await newestLetterCode(store);
  const validateRegistrationLetter = await step('PATCH', `validateletter/${id}`, { letterCode });
  return {
    validateRegistrationEmail,
    register,
    sendRegistrationSms,
    resendRegistrationSms,
    validateRegistrationSms,
    resendRegistrationLetter,
    validateRegistrationLetter,
  };
};

/** What is refused around the login, in one language. */
const recordRefusals = async (
  { provider, store }: World,
  person: Person,
  locale: Locale,
): Promise<RefusalRecording> => {
  const headers = { 'accept-language': locale };
  const browser = await new Browser(provider).arrive();
  const withoutSession = kept(await browser.call('GET', 'users/current/userinfo', { headers }), true);
  await browser.call('POST', 'sessions/email', { body: linkBody(person, locale) });
  const { sessionId, emailCode } = await newestLink(store, person.emailAddress);
  await browser.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode } });
  const smsCode = await newestCode(store, person.mobileNumber);
  const enter = (code: string) =>
    browser.call('PATCH', `sessions/login/${sessionId}`, { body: { smsCode: code }, headers });
  const wrong = kept(await enter(wrongCode(smsCode)), true);
  await enter(smsCode);
  const usedLink = kept(
    await browser.call('PATCH', `sessions/sms/${sessionId}`, { body: { emailCode }, headers }),
    true,
  );
  return { withoutSession, wrongCode: wrong, usedLink };
};

/** The fund's own system, which answers messages. */
const ownSystem = {
  fund: 'bergahorn',
  secret: 'secret-of-bergahorn-0123456789abcdef',
  mailbox: 'nachrichten@bergahorn.example',
};

/** A member writes twice, a few days ago, and the fund answers the second message. */
const recordThreads = async (store: Store, person: Person): Promise<RecordedAnswer> => {
  const clock = new TestClock();
  clock.pass(-4 * 86_400);
  const { fund, secret } = ownSystem;
  const provider = providerOn({ store, clock, fundSecrets: new Map([[fund, secret]]) });
  const loggedIn = async () => {
    const browser = await new Browser(provider).arrive();
    await logIn(browser, store, person);
    return browser;
  };
  const write = async (subject: string, body: string) => {
    const browser = await loggedIn();
    kept(await browser.call('POST', 'contact/request', { body: { subject, body } }));
  };
  await write('Neue Adresse ab Dezember', 'Ab dem 1. Dezember wohne ich am Seeweg 9.');
  clock.pass(86_400);
  await write(
    'Einkauf in diesem Jahr',
    'Guten Tag\n\nIch möchte noch dieses Jahr CHF 20’000 einkaufen. Bis wann muss das Geld bei Ihnen sein?\n\n– Geschrieben von der Seite «Einkauf»',
  );
  clock.pass(5 * 3600);
  const question = (await sentTo(store, ownSystem.mailbox)).find(({ text }) => text.includes('CHF 20’000'));
  const answer = await provider.fetch(
    new Request(`${portal}/api/fund/v1/${fund}/messages/${question?.id}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify({
        text: 'Guten Tag\n\nDamit der Einkauf für die Steuern dieses Jahres zählt, muss der Betrag bis am 31. Dezember bei uns eingetroffen sein. Die Bestätigung finden Sie danach bei Ihren Dokumenten.\n\nFreundliche Grüsse',
      }),
    }),
    { remoteAddress: '198.51.100.7' },
  );
  if (answer.status !== 201) throw new Error(`The fund's answer was refused: ${await answer.text()}`);
  return kept(await (await loggedIn()).call('GET', 'contact/messages'));
};

/** Records what the provider answers around the session: each member's login, a registration, and what is refused. */
export const recordSessions = async (): Promise<SessionRecording> => {
  const store = await openMemoryStore();
  const clock = new TestClock();
  const world = { store, clock, provider: providerOn({ store, clock, linkRequestsPerSource: 1000, letterPause: 60 }) };
  try {
    const people = await peopleOfAllFunds('active');
    const writer = people.find(({ tenant }) => tenant === ownSystem.fund);
    if (writer === undefined) throw new Error('Nobody can write.');
    const threads = await recordThreads(store, writer);
    const members: Record<string, MemberRecording> = {};
    for (const person of people) members[person.id] = await recordMember(world, person);
    const [first] = people;
    if (first === undefined) throw new Error('Nobody can log in.');
    const refusals: Partial<Record<Locale, RefusalRecording>> = {};
    for (const locale of locales) {
      clock.pass(3600);
      refusals[locale] = await recordRefusals(world, first, locale);
    }
    const registration = await recordRegistration(world);
    return { members, registration, threads, refusals: refusals as Record<Locale, RefusalRecording> };
  } finally {
    await store.close();
  }
};
