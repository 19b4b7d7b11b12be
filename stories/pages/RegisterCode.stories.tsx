import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import { tooMany } from '../support/login-steps.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import {
  atCode,
  codeTyped,
  letterAnnounced,
  letterOrdered,
  registrationAnswers,
} from '../support/registration-steps.ts';
import { answer, refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

/** The end of a registration: the code from the letter. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Registration/3 Code',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'register-code', prepare: atCode, answers: registrationAnswers },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox');

/** Thanks: the letter was sent. */
export const Message: Story = { args: { route: 'register-message', prepare: letterAnnounced } };

/** Asks for the letter's code. */
export const Code: Story = {};

/** Where the letter shows the code. */
export const CodeHelp: Story = {
  play: async ({ canvasElement }) => {
    await field(canvasElement);
    const help = within(canvasElement)
      .getAllByRole('button')
      .find((button) => button.closest('form') !== null);
    if (help === undefined) throw new Error('There is no help.');
    await userEvent.click(help);
    const dialog = await within(document.body).findByRole('dialog');
    await within(dialog).findByRole('img');
  },
};

const entering = (reply: Answer): Story => ({
  args: { prepare: codeTyped, answers: () => ({ validateRegistrationLetter: reply }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(await field(canvasElement), '{Enter}');
  },
});

/** The code is being checked. */
export const Checking: Story = entering(silence);

/** A wrong code, three tries left. */
export const WrongCode: Story = entering(
  answer(endpoints.validateRegistrationLetter, { isSuccessful: false }, { triesLeft: 3 }),
);

/** The code is dead: a new one can be ordered. */
export const DeadCode: Story = entering(refuse(400, 'err_validation', ''));

/** The provider is unreachable: the code is kept. */
export const Offline: Story = entering(unreachable);

/** Correct, but the session belongs to another browser: the login says so. */
export const DoneElsewhere: Story = entering(answer(endpoints.validateRegistrationLetter, { isSuccessful: true }));

/** The code can be ordered by post. */
export const Send: Story = { args: { route: 'register-send' } };

const ordering = (reply: Answer): Story => ({
  args: { route: 'register-send', answers: () => ({ resendRegistrationLetter: reply }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const heading = await page.findByRole('heading', { level: 1 });
    const main = heading.closest('main');
    if (main === null) throw new Error('There is no page.');
    await userEvent.click(within(main).getByRole('button'));
  },
});

/** The letter is being ordered. */
export const Ordering: Story = ordering(silence);

/** A letter was ordered just before. */
export const OrderedTooSoon: Story = ordering(tooMany(3600));

/** The provider fails. */
export const OrderFailed: Story = ordering(refuse(500, 'err_internal', 'Interner Fehler.'));

/** The letter is ordered; OK goes to the login. */
export const Finish: Story = { args: { route: 'register-finish', prepare: letterOrdered } };
