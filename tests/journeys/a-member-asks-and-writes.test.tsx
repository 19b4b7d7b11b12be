import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import common from '#words/de-CH/common.json';
import contact from '#words/de-CH/contact.json';
import contactInFrench from '#words/fr-FR/contact.json';
import detail from '#words/de-CH/detail.json';
import questions from '#words/de-CH/questions.json';
import shell from '#words/de-CH/shell.json';
import { memoryStorage, type OpenPortal } from '../support/open-portal.tsx';
import { anna, arrivedAt, setUpProfile } from '../support/profile.ts';
import { startPlainProvider } from '../support/plain-provider.ts';
import {
  never,
  noted,
  offline,
  ok,
  refused,
  scriptedProvider,
  type Answer,
  type Script,
} from '../support/scripted-provider.ts';

const mailbox = 'nachrichten@bergahorn.example';
const text = (sentence: string, values: Readonly<Record<string, string>>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

type World = Awaited<ReturnType<typeof setUpProfile>>;

/** Lets the portal's clock run. */
const pass = (world: World, milliseconds: number) =>
  act(async () => {
    world.clock.pass(milliseconds);
    await Promise.resolve();
  });

/** The member's connection, on which some calls are answered by a script. */
const through = (world: World, script: Script): Fetch => scriptedProvider(script, world.fetch);

const question = (name: string | RegExp) => screen.findByRole('button', { name });
const searchField = () => screen.findByRole('searchbox', { name: questions.search.label });

describe('A member with a question', () => {
  it('opens it, reads the answer and goes on to the page it is about', async () => {
    const world = await setUpProfile();
    const opened = await world.open('questions');
    const header = await question('Wie viel kann ich einkaufen, und was bringt es?');
    expect(header.getAttribute('aria-expanded')).toBe('false');
    await opened.user.click(header);
    const box = within(await screen.findByRole('region', { name: /Wie viel kann ich einkaufen/ }));
    box.getByText(/vom steuerbaren Einkommen abziehen/);
    await opened.user.click(box.getByRole('link', { name: 'Mein möglicher Einkauf' }));
    await arrivedAt(opened, world.at('buy-in'));
  });

  it('searches while typing, half a second after the last key, and sees the matches marked', async () => {
    const world = await setUpProfile();
    const asked: string[] = [];
    const { user } = await world.open('questions', {
      through: async (input, init) => {
        const { url } = new Request(input, init);
        if (url.includes(`/${endpoints.questions.path}`)) asked.push(new URL(url).search);
        return world.fetch(input, init);
      },
    });
    await question(/persönlich beraten/);
    await user.type(await searchField(), 'UBEROBLIGAT');
    await pass(world, 499);
    expect(asked).toEqual(['']);
    await pass(world, 1);
    await waitFor(() => expect(screen.queryByRole('button', { name: /persönlich beraten/ })).toBeNull());
    expect(asked).toEqual(['', '?searchTerm=UBEROBLIGAT']);
    const found = await question(/obligatorisch und überobligatorisch/);
    expect(found.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByText('überobligat', { selector: 'mark' }).length).toBeGreaterThan(1);
    // A query by text reads every space as a plain one.
    screen.getByText(text(questions.search.found_one, { count: '1', term: 'UBEROBLIGAT' }).replace('\u00a0', ' '));
  });

  it('finds the search again after a reload, and by Back from the page that an answer leads to', async () => {
    const world = await setUpProfile();
    const first = await world.open('questions');
    await first.user.type(await searchField(), 'steuerbaren Einkommen{Enter}');
    const address = `${world.at('questions')}?search=steuerbaren+Einkommen`;
    await arrivedAt(first, address);
    first.close();
    const opened = await world.open('questions', { query: '?search=steuerbaren+Einkommen' });
    expect(await searchField()).toHaveProperty('value', 'steuerbaren Einkommen');
    await opened.user.click(await screen.findByRole('link', { name: 'Mein möglicher Einkauf' }));
    await arrivedAt(opened, world.at('buy-in'));
    opened.portal.router.go(-1);
    await arrivedAt(opened, address);
    expect(await searchField()).toHaveProperty('value', 'steuerbaren Einkommen');
    await opened.user.clear(await searchField());
    await pass(world, 500);
    await arrivedAt(opened, world.at('questions'));
    await question(/persönlich beraten/);
  });

  it('is told if a search finds nothing, and returns to all questions or writes instead', async () => {
    const world = await setUpProfile();
    const opened = await world.open('questions');
    await opened.user.type(await searchField(), 'Raketenstufe{Enter}');
    await screen.findByText(text(questions.none.title, { term: 'Raketenstufe' }));
    expect(screen.getByRole('link', { name: questions.none.write }).getAttribute('href')).toBe(
      `${world.at('contact')}?from=questions`,
    );
    await opened.user.click(screen.getByRole('button', { name: questions.none.showAll }));
    await question(/persönlich beraten/);
    expect(await searchField()).toHaveProperty('value', '');
  });

  it('finds the questions with the word first, and only the first of what is found is open', async () => {
    const world = await setUpProfile();
    await world.open('questions', { query: '?search=Guthaben' });
    await screen.findByText(/Fragen gefunden zu «Guthaben»/);
    const main = within(screen.getByRole('main'));
    const open = main.getAllByRole('button', { expanded: true });
    expect(open.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/guthaben/i)]);
    const [next] = main.getAllByRole('button', { expanded: false });
    expect(open[0]?.compareDocumentPosition(next as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('follows a link to a question, which is open and focused, whatever was searched for before', async () => {
    const world = await setUpProfile();
    await world.open('questions', { query: '?question=new-job' });
    const header = await question(/wenn ich die Stelle wechsle/);
    await waitFor(() => expect(document.activeElement).toBe(header));
    expect(header.getAttribute('aria-expanded')).toBe('true');
    expect((await question(/persönlich beraten/)).getAttribute('aria-expanded')).toBe('false');
  });

  it('is told if a link leads to a question that is no longer there', async () => {
    const world = await setUpProfile();
    await world.open('questions', { query: '?question=no-such-question' });
    await screen.findByText(questions.link.unknown);
    await question(/persönlich beraten/);
  });

  it('copies a link to a question, or sees the address where the browser refuses that', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('questions', { query: '?question=new-job' });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    const copy = await screen.findByRole('button', { name: questions.link.copy });
    await user.click(copy);
    const address = `http://localhost:3000${world.at('questions')}?question=new-job`;
    expect(copied.mock.calls).toEqual([[address]]);
    await screen.findByText(questions.link.copied);
    copied.mockRejectedValueOnce(new Error('not allowed'));
    await user.click(copy);
    expect(await screen.findByLabelText(questions.link.address)).toHaveProperty('value', address);
  });

  it('sees that the questions can’t be loaded, and tries again', async () => {
    const world = await setUpProfile();
    let fails = true;
    const { user } = await world.open('questions', {
      through: async (input, init) =>
        fails && new Request(input, init).url.includes(`/${endpoints.questions.path}`)
          ? Promise.reject(new TypeError('Failed to fetch'))
          : world.fetch(input, init),
    });
    await screen.findByText(detail.failed.title);
    fails = false;
    await user.click(screen.getByRole('button', { name: common.retry }));
    await question(/persönlich beraten/);
  });

  it('reads the questions of a provider without groups, addresses and links', async () => {
    const world = await setUpProfile(anna, startPlainProvider);
    const { user } = await world.open('questions', { query: '?question=wie-erhalte-ich-einen-vorsorgeausweis' });
    const header = await question('Wie erhalte ich einen Vorsorgeausweis?');
    expect(header.getAttribute('aria-expanded')).toBe('true');
    screen.getByText('Wir schicken ihn Ihnen per Post.');
    await user.click(await question('Wer hilft mir weiter?'));
    await screen.findByText('Sie ist am Montag da.');
  });
});

const subjectField = () => screen.findByLabelText(contact.form.subject);
const bodyField = () => screen.findByLabelText(contact.form.body);
const sendButton = () => screen.findByRole('button', { name: contact.form.send });

/** A thread that the fund has answered, as the provider sends it. */
const answered = (id: string, subject: string, unread: boolean) => ({
  id,
  subject,
  state: 'answered',
  unread,
  messages: [
    { author: 'member', text: 'Wie viel?', sentAt: '2026-03-09T10:00:00Z' },
    { author: 'fund', text: 'Höchstens CHF 48’250.', sentAt: `2026-03-09T1${id}:00:00Z` },
  ],
});
const threads = async () => within(await screen.findByRole('region', { name: contact.threads.title }));
const header = async (subject: string) => (await threads()).findByRole('button', { name: new RegExp(`^${subject}`) });

/** Fills in the form. */
const write = async ({ user }: OpenPortal, subject: string, body: string): Promise<void> => {
  await user.click(await subjectField());
  await user.paste(subject);
  await user.click(await bodyField());
  await user.paste(body);
};

/** Follows a link in the open portal. */
const visit = async (opened: OpenPortal, address: string): Promise<void> => {
  opened.portal.router.navigate(address);
  await arrivedAt(opened, address);
};

/** Resolves when the form has a subject and a text. */
const finds = async (subject: string, body: string, { form } = contact): Promise<void> => {
  await waitFor(() => {
    expect(screen.getByLabelText(form.subject)).toHaveProperty('value', subject);
    expect(screen.getByLabelText(form.body)).toHaveProperty('value', body);
  });
};

/** Resolves when a toast is announced, and once more shown as soon as the stack of toasts has arrived. */
const toast = (said: string) => screen.findAllByText(said);

describe('A member who writes to the fund', () => {
  it('sends a message once both fields are filled in, and sees that the fund has received it', async () => {
    const world = await setUpProfile();
    const opened = await world.open('contact');
    await screen.findByText(contact.threads.none);
    expect(await sendButton()).toHaveProperty('disabled', true);
    const topic = screen.getByRole('button', { name: shell.titles.retirement, pressed: false });
    await opened.user.click(topic);
    expect(await subjectField()).toHaveProperty('value', shell.titles.retirement);
    await opened.user.click(topic);
    expect(await subjectField()).toHaveProperty('value', '');
    await opened.user.type(await subjectField(), 'Frage');
    expect(await sendButton()).toHaveProperty('disabled', true);
    await opened.user.type(await bodyField(), 'Guten Tag');
    expect(await sendButton()).toHaveProperty('disabled', false);
    await opened.user.click(await sendButton());
    await toast(contact.sent);
    const thread = await screen.findByRole('button', { name: /^Frage/ });
    expect(thread.textContent).toContain(contact.threads.received);
    expect(await subjectField()).toHaveProperty('value', '');
    expect(await bodyField()).toHaveProperty('value', '');
    // The button that was pressed is disabled again.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: contact.threads.title }));
    const [mail] = await world.provider.sentTo(mailbox);
    expect(mail).toMatchObject({ channel: 'email', recipient: mailbox });
  });

  it('comes from a page, which the message mentions unless they take that back', async () => {
    const world = await setUpProfile();
    const sent: unknown[] = [];
    const opened = await world.open('buy-in', {
      through: through(world, {
        sendMessage: noted(sent),
      }),
    });
    const isContact = (link: HTMLElement) => link.getAttribute('href')?.startsWith(world.at('contact')) === true;
    await waitFor(() => expect(screen.getAllByRole('link').some(isContact)).toBe(true));
    await opened.user.click(screen.getAllByRole('link').find(isContact) ?? document.body);
    await arrivedAt(opened, `${world.at('contact')}?from=buy-in`);
    await screen.findByText(text(contact.from.shown, { page: shell.titles['buy-in'] }));
    await write(opened, 'Frage', 'Guten Tag');
    await opened.user.click(await sendButton());
    await toast(contact.sent);
    await write(opened, 'Frage 2', 'Guten Tag');
    await opened.user.click(await sendButton());
    await waitFor(() =>
      expect(sent).toEqual([
        { subject: 'Frage', body: `Guten Tag\n\n– ${text(contact.from.line, { page: shell.titles['buy-in'] })}` },
        { subject: 'Frage 2', body: 'Guten Tag' },
      ]),
    );
  });

  it.each([
    ['a hint', '?topic=retirement'],
    ['the page on retirement', '?topic=documents&from=retirement'],
  ])(
    'finds a message begun that orders the registration of the retirement, and sends it as such, from %s',
    async (_, query) => {
      const world = await setUpProfile();
      const sent: unknown[] = [];
      const { user } = await world.open('contact', {
        query,
        through: through(world, { threads: ok([]), sendMessage: noted(sent) }),
      });
      await finds(contact.topics.retirement, contact.orders.retirement);
      await user.click(await sendButton());
      await waitFor(() => expect(sent).toMatchObject([{ topic: 'retirement' }]));
    },
  );

  it.each([
    ['their birth date', 'birthDate', ' 1.5.1980'],
    ['an appointment', 'appointment', ' Donnerstags'],
  ] as const)(
    'finds a message about %s begun, reads what it lacks, and sends it once that is there',
    async (_, topic, answer) => {
      const world = await setUpProfile();
      const { user } = await world.open('contact', { query: `?topic=${topic}` });
      await finds(contact.topics[topic], contact.openings[topic]);
      expect(await sendButton()).toHaveProperty('disabled', true);
      const field = await bodyField();
      screen.getByRole('textbox', { name: contact.form.body, description: contact.form.unanswered });
      await user.click(field);
      await user.tab();
      screen.getByRole('textbox', { name: contact.form.body, description: contact.form.unanswered });
      await user.type(field, answer);
      expect(await sendButton()).toHaveProperty('disabled', false);
      expect(screen.queryByText(contact.form.unanswered)).toBeNull();
    },
  );

  it('finds no other link’s message behind a link, and none behind one to the form alone', async () => {
    const world = await setUpProfile();
    const tab = memoryStorage();
    const opened = await world.open('contact', { query: '?topic=retirement', tab });
    await finds(contact.topics.retirement, contact.orders.retirement);
    await visit(opened, world.at('dashboard'));
    await visit(opened, `${world.at('contact')}?topic=birthDate`);
    await finds(contact.topics.birthDate, contact.openings.birthDate);
    // On the same page.
    await visit(opened, `${world.at('contact')}?topic=salary`);
    await finds(contact.topics.salary, '');
    await visit(opened, world.at('dashboard'));
    await visit(opened, world.at('contact'));
    await finds('', '');
    expect(tab.getItem('pilaster.messageDraft')).toBeNull();
  });

  it('finds nothing of a link’s message in a reply, or under another subject', async () => {
    const world = await setUpProfile();
    const opened = await world.open('contact', {
      query: '?topic=retirement',
      through: through(world, { threads: ok([answered('1', 'Einkauf', false)]) }),
    });
    await finds(contact.topics.retirement, contact.orders.retirement);
    await opened.user.click(await screen.findByRole('button', { name: contact.topics.documents }));
    await finds(contact.topics.documents, '');
    await visit(opened, world.at('dashboard'));
    await visit(opened, world.at('contact'));
    await opened.user.clear(await subjectField());
    await visit(opened, `${world.at('contact')}?topic=retirement`);
    await finds(contact.topics.retirement, contact.orders.retirement);
    await opened.user.click(await screen.findByRole('button', { name: contact.threads.reply }));
    await screen.findByText(text(contact.form.reply, { subject: 'Einkauf' }));
    expect(await bodyField()).toHaveProperty('value', '');
  });

  it('finds a link’s message in the language of the portal that it leads to', async () => {
    const world = await setUpProfile();
    const opened = await world.open('contact', { query: '?topic=birthDate' });
    await finds(contact.topics.birthDate, contact.openings.birthDate);
    await visit(opened, `${world.at('contact', 'fr-FR')}?topic=birthDate`);
    await finds(contactInFrench.topics.birthDate, contactInFrench.openings.birthDate, contactInFrench);
  });

  it('keeps a link’s message that they have changed, whatever link they follow next', async () => {
    const world = await setUpProfile();
    const opened = await world.open('contact', { query: '?topic=birthDate' });
    await finds(contact.topics.birthDate, contact.openings.birthDate);
    await opened.user.type(await bodyField(), ' 1.5.1980');
    await visit(opened, world.at('dashboard'));
    await visit(opened, `${world.at('contact')}?topic=retirement`);
    await finds(contact.topics.birthDate, `${contact.openings.birthDate} 1.5.1980`);
  });

  const { retirement: subject } = contact.topics;
  const { retirement: body } = contact.orders;

  it.each<[string, Answer, object]>([
    ['lists them', ok([]), { topic: 'retirement' }],
    ['fails to list them', offline, { topic: 'retirement' }],
    ['doesn’t list them', () => new Response('<h1>Not Found</h1>', { status: 404 }), {}],
  ])('sends a link’s message before their messages are there, to a provider that %s', async (_, list, told) => {
    const world = await setUpProfile();
    const sent: unknown[] = [];
    const listed = Promise.withResolvers<undefined>();
    const threads: Answer = async (request, endpoint) => {
      await listed.promise;
      return list(request, endpoint);
    };
    const { user } = await world.open('contact', {
      query: '?topic=retirement',
      through: through(world, { threads, sendMessage: noted(sent) }),
    });
    await finds(subject, body);
    await user.click(await sendButton());
    await screen.findByText(contact.form.sending);
    expect(sent).toEqual([]);
    listed.resolve(undefined);
    await toast(contact.sent);
    expect(sent).toEqual([{ subject, body, ...told }]);
  });

  it('sends what a link’s message is about where the list of their messages has failed', async () => {
    const world = await setUpProfile();
    const sent: unknown[] = [];
    const { user } = await world.open('contact', {
      query: '?topic=retirement',
      through: through(world, { threads: refused(500, 'err_internal', 'Kaputt.'), sendMessage: noted(sent) }),
    });
    await screen.findByText(contact.threads.failed);
    await finds(subject, body);
    await user.click(await sendButton());
    await toast(contact.sent);
    expect(sent).toEqual([{ subject, body, topic: 'retirement' }]);
  });

  it('sends what a link’s message is about, whatever is added to its subject and in whatever language it is sent', async () => {
    const world = await setUpProfile();
    const tab = memoryStorage();
    const sent: unknown[] = [];
    const first = await world.open('contact', { query: '?topic=retirement', tab });
    await finds(subject, body);
    await first.user.type(await subjectField(), '.');
    first.close();
    const { user } = await world.open('contact', {
      locale: 'fr-FR',
      tab,
      through: through(world, { sendMessage: noted(sent) }),
    });
    await finds(`${subject}.`, body, contactInFrench);
    await user.click(screen.getByRole('button', { name: contactInFrench.form.send }));
    await toast(contactInFrench.sent);
    expect(sent).toEqual([{ subject: `${subject}.`, body, topic: 'retirement' }]);
  });

  it.each<[string, (opened: OpenPortal) => Promise<void>, object]>([
    [
      'chooses another subject',
      async ({ user }) => {
        await user.click(screen.getByRole('button', { name: shell.titles.retirement }));
        await user.type(await bodyField(), 'Guten Tag');
      },
      { subject: shell.titles.retirement, body: 'Guten Tag' },
    ],
    [
      'chooses the documents',
      async ({ user }) => {
        await user.click(screen.getByRole('button', { name: contact.topics.documents }));
        await user.type(await bodyField(), 'Guten Tag');
      },
      { subject: contact.topics.documents, body: 'Guten Tag', topic: 'documents' },
    ],
    [
      'types over the subject',
      async ({ user }) =>
        user.type(await subjectField(), 'Frage', {
          initialSelectionStart: 0,
          initialSelectionEnd: subject.length,
        }),
      { subject: 'Frage', body },
    ],
    [
      'replaces the subject',
      async ({ user }) => {
        await user.clear(await subjectField());
        await user.paste('Frage');
      },
      { subject: 'Frage', body },
    ],
  ])('writes about something else once they have followed a link and %s', async (_, choose, is) => {
    const world = await setUpProfile();
    const sent: unknown[] = [];
    const opened = await world.open('contact', {
      query: '?topic=retirement',
      through: through(world, { sendMessage: noted(sent) }),
    });
    await finds(subject, body);
    await choose(opened);
    await opened.user.click(await sendButton());
    await toast(contact.sent);
    expect(sent).toEqual([is]);
  });

  it('keeps what they have begun to write when a link is about something else', async () => {
    const world = await setUpProfile();
    const tab = memoryStorage();
    const first = await world.open('contact', { tab });
    await write(first, 'Frage', 'Guten Tag');
    first.close();
    await world.open('contact', { query: '?topic=birthDate', tab });
    await waitFor(async () => expect(await bodyField()).toHaveProperty('value', 'Guten Tag'));
    expect(await subjectField()).toHaveProperty('value', 'Frage');
  });

  it('can leave out where they come from', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('contact', { query: '?from=retirement' });
    const shown = text(contact.from.shown, { page: shell.titles.retirement });
    await screen.findByText(shown);
    await user.click(screen.getByRole('button', { name: contact.from.remove }));
    expect(screen.queryByText(shown)).toBeNull();
  });

  it.each(['login', 'profile-email', 'contact', '<script>', ''])(
    'ignores “%s” as a page to come from',
    async (from) => {
      const world = await setUpProfile();
      await world.open('contact', { query: `?from=${encodeURIComponent(from)}` });
      await subjectField();
      expect(screen.queryByRole('button', { name: contact.from.remove })).toBeNull();
    },
  );

  it.each([
    ['a subject that is too long', 'a'.repeat(151), 'Text', text(contact.problem.subjectTooLong, { most: '150' })],
    ['direction marks in the subject', 'a\u202eb', 'Text', contact.problem.oddCharacters],
    ['a text that is too long', 'Frage', 'a'.repeat(100_000), text(contact.problem.bodyTooLong, { most: '20’000' })],
    ['direction marks in the text', 'Frage', 'a\u2066b', contact.problem.oddCharacters],
  ])('is told at the field about %s, before anything is sent, and loses nothing', async (_, subject, body, said) => {
    const world = await setUpProfile();
    const opened = await world.open('contact', { through: through(world, { sendMessage: never }) });
    await write(opened, subject, body);
    await opened.user.click(await sendButton());
    await screen.findByText(said);
    expect(await bodyField()).toHaveProperty('value', body);
    expect(screen.queryByText(contact.form.sending)).toBeNull();
  });

  it.each([
    ['refuses the subject', 'subject', 'Dieser Betreff geht nicht.'],
    ['refuses the text', 'body', 'Dieser Text geht nicht.'],
  ])('sees at the field if the provider %s, and what was typed stays', async (_, field, said) => {
    const world = await setUpProfile();
    const opened = await world.open('contact', {
      through: through(world, {
        sendMessage: () =>
          Response.json({ errors: [{ code: 'err_validation', detail: said, field }] }, { status: 400 }),
      }),
    });
    await write(opened, 'Frage', 'Guten Tag');
    await opened.user.click(await sendButton());
    await screen.findByText(said);
    const refusedField = field === 'subject' ? await subjectField() : await bodyField();
    expect(refusedField.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(refusedField);
    await opened.user.type(refusedField, '!');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('reads in the provider’s words why somebody from support can’t write', async () => {
    const world = await setUpProfile();
    const opened = await world.open('contact', {
      through: through(world, { sendMessage: refused(400, 'err_impersonating', 'Das darf nur die Person selbst.') }),
    });
    await write(opened, 'Frage', 'Guten Tag');
    await opened.user.click(await sendButton());
    await screen.findByText('Das darf nur die Person selbst.');
    expect(await subjectField()).toHaveProperty('value', 'Frage');
  });

  it('keeps what they have written over another page, a reload and an unexpected end of the session', async () => {
    const world = await setUpProfile();
    const tab = memoryStorage();
    const first = await world.open('contact', { tab });
    await write(first, 'Frage', 'Ein langer Text');
    await first.user.click(screen.getByRole('link', { name: detail.toDashboard }));
    await arrivedAt(first, world.at('dashboard'));
    first.close();
    const ended = await world.open('contact', {
      tab,
      through: through(world, {
        sendMessage: refused(401, 'err_unauthorized', 'Ihre Sitzung ist beendet.'),
        // In this test only the portal believes that the session is over.
        logOut: ok({ isSuccessful: true }),
      }),
    });
    expect(await bodyField()).toHaveProperty('value', 'Ein langer Text');
    await ended.user.click(await sendButton());
    await toast('Ihre Sitzung ist beendet.');
    await waitFor(() => expect(document.body.textContent).not.toContain('Ein langer Text'));
    ended.close();
    world.browser.local.setItem('pilaster.sessionTenant', anna.tenant);
    const again = await world.open('contact', { tab });
    expect(await subjectField()).toHaveProperty('value', 'Frage');
    expect(await bodyField()).toHaveProperty('value', 'Ein langer Text');
    again.close();
    world.clock.pass(31 * 60_000);
    await world.open('contact', {
      tab,
      through: through(world, {
        userInfo: ok({
          firstname: 'Anna',
          lastname: 'Keller',
          emailAddress: anna.emailAddress,
          ableToImpersonate: false,
        }),
      }),
    });
    expect(await bodyField()).toHaveProperty('value', '');
  });

  it('leaves nothing of it in the tab when they log out, and nobody else gets it', async () => {
    const world = await setUpProfile();
    const tab = memoryStorage();
    const first = await world.open('contact', { tab });
    await write(first, 'Frage', 'Ein langer Text');
    expect(tab.getItem('pilaster.messageDraft')).toContain('Ein langer Text');
    first.close();
    const other = { firstname: 'Beat', lastname: 'Muster', emailAddress: 'beat@example.org', ableToImpersonate: false };
    const stranger = await world.open('contact', { tab, through: through(world, { userInfo: ok(other) }) });
    expect(await bodyField()).toHaveProperty('value', '');
    expect(tab.getItem('pilaster.messageDraft')).toBeNull();
    stranger.close();
    const own = await world.open('contact', { tab });
    await write(own, 'Frage', 'Ein langer Text');
    await own.user.click(screen.getByRole('button', { name: shell.account.open.replace('{{name}}', 'Anna Keller') }));
    await own.user.click(await screen.findByRole('button', { name: shell.account.logOut }));
    expect(tab.getItem('pilaster.messageDraft')).toBeNull();
  });

  it('reads the fund’s answer at once and replies in the same thread', async () => {
    const world = await setUpProfile();
    const sent: unknown[] = [];
    const opened = await world.open('contact', {
      through: through(world, {
        threads: ok([
          {
            id: 't1',
            subject: 'Einkauf',
            state: 'answered',
            messages: [
              { author: 'member', text: 'Wie viel?', sentAt: '2026-11-20T10:00:00Z' },
              { author: 'fund', text: 'Höchstens CHF 48’250.', sentAt: '2026-11-21T07:05:00Z' },
            ],
          },
        ]),
        sendMessage: noted(sent),
      }),
    });
    const thread = await header('Einkauf');
    expect(thread.getAttribute('aria-expanded')).toBe('true');
    expect(thread.textContent).toContain(contact.threads.answered);
    const messages = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(messages).toEqual(
      expect.arrayContaining([
        `${contact.threads.you} · 20.11.2026, 11:00Wie viel?`,
        `${contact.threads.fund} · 21.11.2026, 08:05Höchstens CHF 48’250.`,
      ]),
    );
    await opened.user.click(screen.getByRole('button', { name: contact.threads.reply }));
    await screen.findByText(text(contact.form.reply, { subject: 'Einkauf' }));
    expect(document.activeElement).toBe(await bodyField());
    await opened.user.paste('Danke!');
    await opened.user.click(await sendButton());
    await waitFor(() => expect(sent).toEqual([{ subject: 'Einkauf', body: 'Danke!', threadId: 't1' }]));
    await subjectField();
  });

  it.each([
    ['an answer’s mail', '?thread=1', 'Adresse'],
    ['the account menu', '?thread=latest', 'Einkauf'],
  ])('is led to the thread by the link of %s', async (_, query, subject) => {
    const world = await setUpProfile();
    const threads = ok([answered('3', 'Einkauf', false), answered('1', 'Adresse', false)]);
    const opened = await world.open('contact', { query, through: through(world, { threads }) });
    await waitFor(async () => expect(document.activeElement).toBe(await header(subject)));
    expect((await header(subject)).getAttribute('aria-expanded')).toBe('true');
    await opened.user.click(
      screen.getByRole('button', { name: shell.account.open.replace('{{name}}', 'Anna Keller') }),
    );
    expect(screen.getByRole('link', { name: shell.account.messages }).getAttribute('href')).toBe(
      `${world.at('contact')}?thread=latest`,
    );
  });

  it('sees which answers are new, and each that they have opened is new no more', async () => {
    const world = await setUpProfile();
    const read: unknown[] = [];
    const threads = [answered('3', 'Einkauf', true), answered('2', 'Wohnung', true), answered('1', 'Adresse', false)];
    const script: Script = {
      threads: ok(threads),
      readThread: ({ url, body }, endpoint) => {
        read.push([url.pathname.split('/').at(-2), body]);
        return ok({ isSuccessful: true })({ url, body }, endpoint);
      },
    };
    const opened = await world.open('contact', { through: through(world, script) });
    // The first one opens by itself, and keeps its mark until it is closed.
    expect((await header('Einkauf')).textContent).toContain(contact.threads.new);
    await waitFor(() => expect(read).toEqual([['3', { until: '2026-03-09T13:00:00.000Z' }]]));
    await opened.user.click(await header('Einkauf'));
    expect((await header('Einkauf')).textContent).toContain(contact.threads.answered);
    expect((await header('Wohnung')).textContent).toContain(contact.threads.new);
    expect((await header('Adresse')).textContent).not.toContain(contact.threads.new);
    await opened.user.click(await header('Adresse'));
    await opened.user.click(await header('Wohnung'));
    await waitFor(() => expect(read).toHaveLength(2));
    expect(read[1]).toEqual(['2', { until: '2026-03-09T12:00:00.000Z' }]);
  });

  it.each([
    ['can’t be reached', offline],
    ['refuses', refused(400, 'err_validation', 'Nein.')],
    ['doesn’t know the call', () => new Response('<h1>Not Found</h1>', { status: 404 })],
    ['fails', refused(500, 'err_internal', 'Kaputt.')],
  ])('reads a new answer undisturbed if its mark can’t be removed because the provider %s', async (_, fault) => {
    const world = await setUpProfile();
    const asked: string[] = [];
    await world.open('contact', {
      through: through(world, {
        threads: ok([answered('3', 'Einkauf', true)]),
        readThread: (request, endpoint) => {
          asked.push(request.url.pathname);
          return fault(request, endpoint);
        },
      }),
    });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect((await header('Einkauf')).textContent).toContain(contact.threads.new);
    screen.getByText('Höchstens CHF 48’250.');
    expect(screen.queryByText('Nein.')).toBeNull();
    expect(screen.queryByText('Kaputt.')).toBeNull();
    expect(await bodyField()).toHaveProperty('value', '');
  });

  it.each([
    ['a page of HTML for 404', 404, 'text/html', '<h1>Not Found</h1>'],
    ['a page of HTML for 501', 501, 'text/html', '<h1>Not Implemented</h1>'],
    ['nothing but 501', 501, 'text/plain', ''],
    ['an error of its own for 404', 404, 'application/json', '{"error":"no route"}'],
  ])('reads that the fund doesn’t list messages if the provider answers %s', async (_, status, type, body) => {
    const world = await setUpProfile();
    await world.open('contact', {
      through: through(world, { threads: () => new Response(body, { status, headers: { 'content-type': type } }) }),
    });
    await screen.findByText(contact.threads.notOffered);
    screen.getByText(contact.leadElsewhere);
    expect(screen.queryByText(contact.lead)).toBeNull();
    expect(screen.queryByText(contact.threads.failed)).toBeNull();
  });

  it('sees no subjects and texts while personal data are hidden', async () => {
    const world = await setUpProfile();
    const opened = await world.open('contact');
    await write(opened, 'Frage zu meiner Rente', 'Guten Tag');
    await opened.user.click(await sendButton());
    await toast(contact.sent);
    opened.close();
    await world.open('contact', { query: '?anonymize=true' });
    const header = await screen.findByRole('button', { name: new RegExp(`^${contact.threads.hidden}`) });
    expect(header.textContent).toContain(contact.threads.received);
    expect(document.body.textContent).not.toContain('Rente');
  });

  it('writes and finds out how else to reach the fund, whatever else fails', async () => {
    const world = await setUpProfile();
    const { user } = await world.open('contact', {
      through: through(world, { contactDetail: offline, threads: offline }),
    });
    await screen.findByText(contact.detail.failed);
    await screen.findByText(contact.threads.failed);
    expect(screen.getAllByRole('button', { name: common.retry })).toHaveLength(2);
    await user.type(await subjectField(), 'Frage');
  });

  it('is told that the list of their messages is old, and loads the newest', async () => {
    const world = await setUpProfile();
    let newest: Answer = ok([answered('1', 'Einkauf', false)]);
    const opened = await world.open('contact', {
      through: through(world, { threads: (request, endpoint) => newest(request, endpoint) }),
    });
    await header('Einkauf');
    await visit(opened, world.at('questions'));
    newest = offline;
    await visit(opened, world.at('contact'));
    await header('Einkauf');
    await (await threads()).findByText(common.stale);
    newest = ok([answered('2', 'Wohnung', true)]);
    await opened.user.click((await threads()).getByRole('button', { name: common.retry }));
    await header('Wohnung');
    expect(screen.queryByText(common.stale)).toBeNull();
  });

  it('can write at a provider that has never heard of threads, and reads its own contact details', async () => {
    const world = await setUpProfile(anna, startPlainProvider);
    const opened = await world.open('contact');
    await screen.findByText(contact.threads.notOffered);
    const card = within(await screen.findByRole('region', { name: contact.detail.title }));
    await waitFor(() => card.getByText('Pensionskasse Muster'));
    expect(card.getByRole('link', { name: '044 000 00 00' }).getAttribute('href')).toBe('tel:0440000000');
    await write(opened, 'Frage', 'Guten Tag');
    await opened.user.click(await sendButton());
    await toast(contact.sent);
  });
});
