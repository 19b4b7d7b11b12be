import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/envelope.ts';
import contact from '#words/de-CH/contact.json';
import { someThreads } from '../support/contact-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answer, rawAnswer, refuse, silence, unreachable } from '../support/story-provider.ts';

/** How the fund is reached, a form for a message, and the messages so far. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Contact',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'contact' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** Fills in the form and sends it. */
const write: NonNullable<Story['play']> = async ({ canvasElement, globals }) => {
  if (globals['language'] !== 'de-CH') return;
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(contact.form.subject), 'Frage');
  await userEvent.type(page.getByLabelText(contact.form.body), 'Guten Tag');
  await userEvent.click(page.getByRole('button', { name: contact.form.send }));
};

/** A message with a new answer, and one that the fund has received. */
export const WithMessages: Story = {};

/** The answer has been read before. */
export const AnswerRead: Story = {
  args: {
    answers: () => ({
      threads: answer(
        endpoints.threads,
        someThreads().map((thread) => ({ ...thread, unread: false })),
      ),
    }),
  },
};

/** The member comes from another page. */
export const FromAnotherPage: Story = { args: { query: 'from=buy-in' } };

/** Nothing has been written yet. */
export const NothingWrittenYet: Story = { args: { answers: () => ({ threads: answer(endpoints.threads, []) }) } };

/** A provider that doesn't list messages. */
export const MessagesNotListed: Story = {
  args: { answers: () => ({ threads: refuse(404, errorCodes.notFound, 'Not found') }) },
};

/** Personal data are hidden, so subjects and texts are, too. */
export const Anonymised: Story = {
  args: {
    query: 'anonymize=true',
    answers: () => ({
      threads: answer(
        endpoints.threads,
        someThreads().map((thread) => ({
          ...thread,
          subject: '',
          messages: thread.messages.map((message) => ({ ...message, text: '' })),
        })),
      ),
    }),
  },
};

/** Long words, a script from right to left, and no times. */
export const LongAndForeignTexts: Story = {
  args: {
    answers: () => ({
      threads: answer(endpoints.threads, [
        {
          id: 'thread-1',
          subject: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und شيرين',
          state: 'answered',
          unread: false,
          messages: [
            { author: 'member', text: `https://muster.example/${'x'.repeat(300)}\n\n🌷 שלום`, sentAt: null },
            { author: 'fund', text: 'مرحبا بك', sentAt: null },
          ],
        },
      ]),
      contactDetail: answer(endpoints.contactDetail, {
        name: 'Vorsorgestiftung der Drechslerinnen, Buchbinder, Instrumentenbauerinnen und Orgelbauer',
        mail: 'sehr.lange.adresse.der.geschaeftsstelle@vorsorgestiftung-oberes-und-unteres-fadental.example',
      }),
    }),
  },
};

/** A provider whose contact details have names of its own. */
export const DetailsOfAnotherProvider: Story = {
  args: {
    answers: () => ({ contactDetail: rawAnswer({ zeile1: 'Pensionskasse', zeile2: null, tel: '044 000 00 00' }) }),
  },
};

/** The fund gives no details. */
export const NoDetails: Story = {
  args: { answers: () => ({ contactDetail: answer(endpoints.contactDetail, { name: null }) }) },
};

/** The message is being sent. */
export const Sending: Story = { args: { answers: () => ({ sendMessage: silence }) }, play: write };

/** The provider refuses the subject. */
export const SubjectRefused: Story = {
  args: {
    answers: () => ({
      sendMessage: () =>
        Response.json(
          { errors: [{ code: errorCodes.validation, detail: 'Dieser Betreff ist nicht möglich.', field: 'subject' }] },
          { status: 400 },
        ),
    }),
  },
  play: write,
};

/** Somebody from support views the portal, who may not write. */
export const RefusedInSupportView: Story = {
  args: {
    answers: () => ({
      sendMessage: refuse(400, errorCodes.impersonating, 'Das ist nur der versicherten Person selbst möglich.'),
    }),
  },
  play: write,
};

/** The message can't be sent. */
export const NotSent: Story = { args: { answers: () => ({ sendMessage: unreachable }) }, play: write };

/** Details and messages are loading. */
export const StillLoading: Story = { args: { answers: () => ({ contactDetail: silence, threads: silence }) } };

/** Details and messages fail to load; the form works all the same. */
export const ProviderUnreachable: Story = {
  args: { answers: () => ({ contactDetail: unreachable, threads: unreachable }) },
};
