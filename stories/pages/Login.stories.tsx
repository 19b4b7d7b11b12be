import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { restartLoginAction } from '#state/flows/login.ts';
import { tooMany } from '../support/login-steps.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

/** Asks for the e-mail address, to which a link is mailed: the first factor. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Login/1 Address',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'login' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The field and the button after it, in any language. */
const form = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const field = await canvas.findByRole('textbox');
  const button = canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]');
  await expect(button).not.toBeNull();
  return { canvas, field, button: button ?? field };
};

const asking = (reply: Answer): Story => ({
  args: { answers: () => ({ requestLoginLink: reply }) },
  play: async ({ canvasElement }) => {
    const { field, button } = await form(canvasElement);
    await userEvent.type(field, 'sandra.huber@example.org');
    await userEvent.click(button);
  },
});

/** Nothing typed yet: the button is disabled. */
export const Empty: Story = {};

/** A valid address: the button is enabled. */
export const AddressTyped: Story = {
  play: async ({ canvasElement }) => {
    const { field, button } = await form(canvasElement);
    await userEvent.type(field, 'sandra.huber@example.org');
    await expect(button).toBeEnabled();
  },
};

/** The field lost focus with an invalid address: the error is at the field. */
export const AddressInvalid: Story = {
  play: async ({ canvasElement }) => {
    const { field, button } = await form(canvasElement);
    await userEvent.type(field, 'sandra.huber@example');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(button).toBeDisabled();
  },
};

/** The link is being requested. */
export const Asking: Story = asking(silence);

/** The provider is unreachable: the form says so and keeps the address. */
export const Offline: Story = asking(unreachable);

/** The provider is unavailable: the form says so and keeps the address. */
export const ProviderInTrouble: Story = asking(refuse(503, 'err_unavailable', 'Unavailable.'));

/** Too many tries: how long to wait. */
export const TooManyTries: Story = asking(tooMany(290));

/** The browser blocks cookies: what to change. */
export const CookiesBlocked: Story = asking(refuse(403, 'err_csrf', 'Missing token.'));

/** Redirected from an invalid link. */
export const LinkInvalid: Story = {
  args: {
    prepare: ({ store }) => {
      store.set(restartLoginAction, 'linkInvalid');
    },
  },
};

/** Redirected from a code step that this tab hasn't started. */
export const LoginLost: Story = {
  args: {
    prepare: ({ store }) => {
      store.set(restartLoginAction, 'flowLost');
    },
  },
};
