import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { refuse, silence, unreachable } from '../support/story-provider.ts';

const visitor = refuse(401, 'err_unauthorized', 'Sie sind nicht angemeldet.');

const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Login',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'LOGIN', answers: () => ({ userInfo: visitor }) },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

export const AddressAsked: Story = {};
export const LinkExpired: Story = { args: { route: 'LOGINEXPIRED' } };
export const AccessRevoked: Story = { args: { route: 'LOGINACCESSREVOKED' } };
export const LeftTheFundLongAgo: Story = { args: { route: 'LOGINACCESSREVOKED', query: 'mode=byExitDate' } };
export const Forbidden: Story = { args: { route: 'FORBIDDEN' } };
export const SessionLost: Story = { args: { route: 'REDIRECT' } };
export const RegistrationToCome: Story = { args: { route: 'REGISTER' } };

const request = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox'), 'sandra.huber@example.org{Enter}');
  return page;
};

/** The link is on its way. */
export const LinkSent: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = await request(canvasElement);
    await expect(await page.findByText('sandra.huber@example.org')).toBeVisible();
  },
};

/** The request is under way: a second one cannot start. */
export const LinkRequestPending: Story = {
  args: { answers: () => ({ userInfo: visitor, requestLoginLink: silence }) },
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    await request(canvasElement);
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

/** No connection: what was typed stays. */
export const ProviderUnreachable: Story = {
  args: { answers: () => ({ userInfo: visitor, requestLoginLink: unreachable }) },
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = await request(canvasElement);
    await expect(await page.findByRole('textbox')).toHaveValue('sandra.huber@example.org');
  },
};

/** What was typed is no address. */
export const AddressWrong: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox'), 'sandra');
    await userEvent.tab();
  },
};
