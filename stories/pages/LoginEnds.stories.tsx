import type { Meta, StoryObj } from '@storybook/react-vite';
import { unreachable } from '../support/story-provider.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

/** Why a login doesn’t go on: the link, the access or the session has ended. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Login/Refused and ended',
  component: PortalStory,
  parameters: { portal: true },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** The link has expired, was used or superseded, or had too many wrong codes. */
export const LinkExpired: Story = { args: { route: 'login-expired' } };

/** Access was revoked. */
export const AccessRevoked: Story = { args: { route: 'login-access-revoked' } };

/** The member left long ago. */
export const LeftLongAgo: Story = { args: { route: 'login-access-revoked', query: 'mode=byExitDate' } };

/** A call was refused with HTTP 403. */
export const Forbidden: Story = { args: { route: 'forbidden' } };

/** The provider does not say who is logged in: with a retry, and the number to call. */
export const Unreachable: Story = { args: { route: 'retirement', answers: () => ({ userInfo: unreachable }) } };

/** The fund is unknown. */
export const SessionLost: Story = { args: { route: 'redirect' } };
