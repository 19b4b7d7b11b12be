import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkOpened, linkSentSecondsAgo, tooMany } from '../support/login-steps.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { refuse, silence, unreachable, type Answer } from '../support/story-provider.ts';

/** The link is on its way, or has been opened and is being checked. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Login/2 Link',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'login-link' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const opening = (reply: Answer): Story => ({
  args: { prepare: linkOpened, answers: () => ({ sendLoginSms: reply }) },
});

/** The mail was just sent: resending has to wait. */
export const JustSent: Story = { args: { prepare: linkSentSecondsAgo(15, 'sandra.huber@example.org') } };

/** The pause is over: the link can be resent. */
export const MayBeSentAgain: Story = { args: { prepare: linkSentSecondsAgo(61, 'sandra.huber@example.org') } };

/** A very long address wraps. */
export const LongAddress: Story = {
  args: {
    prepare: linkSentSecondsAgo(61, 'maria-magdalena.vonallmen-zurbriggen.personalvorsorge@verwaltung.example.org'),
  },
};

/** The opened link is being checked. */
export const Checking: Story = opening(silence);

/** The provider is unreachable: the link is kept. */
export const CheckOffline: Story = opening(unreachable);

/** The provider is unavailable: the link is kept. */
export const CheckInTrouble: Story = opening(refuse(503, 'err_unavailable', 'Unavailable.'));

/** Opened again too soon: the code was already sent. */
export const CodeOnItsWay: Story = opening(tooMany(40));

/** Opened too often: how long to wait. */
export const CheckedTooOften: Story = opening(tooMany(480));
