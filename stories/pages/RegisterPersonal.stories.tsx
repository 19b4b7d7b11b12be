import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { tooMany } from '../support/login-steps.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import {
  ahvTyped,
  atAhv,
  atBirthday,
  atBirthdayAgain,
  atName,
  atNameAgain,
  atStart,
  atStartAgain,
  registrationAnswers,
  registrationLinkOpened,
} from '../support/registration-steps.ts';
import { refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

/** The beginning of a registration: terms, name, date of birth, and social security number. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Registration/1 Personal data',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'register-start', prepare: atStart, answers: registrationAnswers },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const fields = (canvasElement: HTMLElement) => within(canvasElement).findAllByRole('textbox');

const refusedLink = (reply: Answer): Story => ({
  args: {
    route: 'register',
    prepare: registrationLinkOpened,
    answers: () => ({ validateRegistrationEmail: reply }),
  },
});

/** The mailed link is being checked. */
export const LinkBeingChecked: Story = refusedLink(silence);

/** The provider is unreachable: the link is kept. */
export const LinkOffline: Story = refusedLink(unreachable);

/** The provider is unavailable: the link is kept. */
export const LinkUnchecked: Story = refusedLink(refuse(503, 'err_unavailable', 'Nicht verfügbar.'));

/** The link was opened too often. */
export const LinkTooOften: Story = refusedLink(tooMany(300));

/** The link has expired: redirects to the login, which says so. */
export const LinkExpired: Story = refusedLink(refuse(400, 'err_3_3_2_4_306', 'Der Link gilt nicht mehr.'));

/** Without a link the login says how to begin. */
export const NoLink: Story = { args: { route: 'register', prepare: () => undefined } };

/** What to have at hand; the button is disabled until the terms are accepted. */
export const Start: Story = {};

/** The terms are accepted. */
export const StartAccepted: Story = { args: { prepare: atStartAgain } };

/** The terms, which open in a new tab. */
export const Terms: Story = { args: { route: 'register-terms' } };

/** Asks for the name. */
export const Name: Story = { args: { route: 'register-name', prepare: atName } };

/** Back at the name, which is kept. */
export const NameAgain: Story = { args: { route: 'register-name', prepare: atNameAgain } };

/** Somebody went on without a name; who only passes by the field isn't told anything. */
export const NameMissing: Story = {
  args: { route: 'register-name', prepare: atName },
  play: async ({ canvasElement }) => {
    const [firstname] = await fields(canvasElement);
    if (firstname === undefined) throw new Error('There is no field.');
    await userEvent.click(firstname);
    await userEvent.tab();
    await expect(firstname).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(firstname, '{Enter}');
    await waitFor(() => expect(firstname).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** Asks for the birth date. */
export const Birthday: Story = { args: { route: 'register-birthday', prepare: atBirthday } };

/** Back at the birth date, which is kept. */
export const BirthdayAgain: Story = { args: { route: 'register-birthday', prepare: atBirthdayAgain } };

const birthDate = (typed: string): Story => ({
  args: { route: 'register-birthday', prepare: atBirthday },
  play: async ({ canvasElement }) => {
    const [field] = await fields(canvasElement);
    if (field === undefined) throw new Error('There is no field.');
    await userEvent.type(field, typed);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
});

/** A day that doesn't exist. */
export const BirthdayImpossible: Story = birthDate('30.02.1978');

/** A day in the future. */
export const BirthdayInTheFuture: Story = birthDate('01.01.2999');

/** Asks for the social security number. */
export const Ahv: Story = { args: { route: 'register-ahv', prepare: atAhv } };

const helped = (tab: 0 | 1): Story => ({
  args: { route: 'register-ahv', prepare: atAhv },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('textbox');
    const help = page.getAllByRole('button').find((button) => button.closest('form') !== null);
    if (help === undefined) throw new Error('There is no help.');
    await userEvent.click(help);
    const dialog = await within(document.body).findByRole('dialog');
    const tabs = within(dialog).getAllByRole('tab');
    await expect(tabs).toHaveLength(2);
    const wanted = tabs[tab];
    if (wanted !== undefined) await userEvent.click(wanted);
    await within(dialog).findByRole('img');
  },
});

/** Where to find the number: on the health insurance card. */
export const AhvHelpCard: Story = helped(0);

/** Where to find the number: on the pension certificate. */
export const AhvHelpCertificate: Story = helped(1);

/** A number with a wrong check digit. */
export const AhvMistyped: Story = {
  args: { route: 'register-ahv', prepare: atAhv },
  play: async ({ canvasElement }) => {
    const [field] = await fields(canvasElement);
    if (field === undefined) throw new Error('There is no field.');
    await userEvent.type(field, '7560000000001');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  },
};

const looking = (reply: Answer): Story => ({
  args: { route: 'register-ahv', prepare: ahvTyped, answers: () => ({ register: reply }) },
  play: async ({ canvasElement }) => {
    const [field] = await fields(canvasElement);
    if (field === undefined) throw new Error('There is no field.');
    await userEvent.type(field, '{Enter}');
  },
});

/** The person is being looked up. */
export const LookingUp: Story = looking(silence);

/** Nobody with these details: the input can be corrected. */
export const NobodyFound: Story = looking(refuse(400, 'err_validation', '', { triesLeft: 3 }));

/** Nobody found, and one try left. */
export const NobodyFoundLastTry: Story = looking(refuse(400, 'err_validation', '', { triesLeft: 1 }));

/** The provider is unreachable: all input is kept. */
export const LookUpOffline: Story = looking(unreachable);

/** Too many tries. */
export const LookUpTooOften: Story = looking(tooMany(3600));

/** The person left the fund long ago. */
export const LeftLongAgo: Story = looking(refuse(401, 'err_0', 'DaysAfterQuittingDate'));
