import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answer, silence, unreachable } from '../support/story-provider.ts';

/** The questions that the fund answers, in groups, with a search. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Questions',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'questions' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The fund's questions, by group. */
export const AsTheFundHasThem: Story = {};

/** A link has led to a question, which is open. */
export const LinkedQuestion: Story = { args: { query: 'question=buy-in' } };

/** A link to a question that is no longer there. */
export const LinkToNothing: Story = { args: { query: 'question=no-such-question' } };

/** A search with few answers shows them opened and marked. */
export const Searched: Story = { args: { query: 'search=CHF' } };

/** A search without answers. */
export const NothingFound: Story = { args: { query: 'search=Raketenstufe' } };

/** A provider with only questions and answers, one of them very long, and no groups. */
export const NothingBeyondTheSpecification: Story = {
  args: {
    answers: () => ({
      questions: answer(endpoints.questions, [
        { question: 'Wie erhalte ich meinen Vorsorgeausweis?', answer: 'Wir schicken ihn Ihnen per Post.' },
        {
          question:
            'Was geschieht mit der Vorsorgeausgleichszahlungsvereinbarung, wenn das Scheidungsverfahren im Ausland geführt wird und noch nicht abgeschlossen ist?',
          answer: `Das klären wir im Einzelfall. ${'Bitte schreiben Sie uns, worum es geht. '.repeat(20)}\n\nZweiter Absatz.`,
        },
      ]),
    }),
  },
  play: async ({ canvasElement }) => {
    const [, second] = await within(canvasElement).findAllByRole('button', { expanded: false });
    if (second !== undefined) await userEvent.click(second);
  },
};

/** The fund has no questions. */
export const NoQuestions: Story = { args: { answers: () => ({ questions: answer(endpoints.questions, []) }) } };

/** The questions are loading. */
export const StillLoading: Story = { args: { answers: () => ({ questions: silence }) } };

/** The questions fail to load: the page says so and offers a retry. */
export const ProviderUnreachable: Story = { args: { answers: () => ({ questions: unreachable }) } };
