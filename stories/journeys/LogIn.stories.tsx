import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { triesPerCode } from '#server/kernel/limits.ts';
import { memberAnswers } from '../support/member-answers.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { storyboard } from '../support/storyboard-story.tsx';
import { spokenIn } from '../support/spoken.ts';
import { replayedRefusal } from '../support/recorded/replay.ts';

/** How many tries are left after a wrong code. */
const triesAfterOne = triesPerCode - 1;

const credentials = { sessionId: 'storySession', emailCode: 'storyEmailCode' };

/** A provider without a session until the SMS code has been checked. */
const untilLoggedIn: NonNullable<PortalStoryProps['answers']> = (axes, person) => {
  const healthy = memberAnswers(axes, person);
  const visitor = replayedRefusal(axes.language, 'withoutSession');
  let open = false;
  return {
    userInfo: (request) => (open ? healthy.userInfo : visitor)?.(request) ?? visitor(request),
    logIn: (request) => {
      open = true;
      return healthy.logIn?.(request) ?? visitor(request);
    },
  };
};

/** A member logs in with a mailed link and a code by SMS. */
const meta: Meta<PortalStoryProps> = {
  title: 'Journeys/Log in',
  component: PortalStory,
  parameters: { portal: true, fundless: true },
  args: { route: 'login-link', credentials, answers: untilLoggedIn },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const codeField = async (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox');

/** All steps on one page. */
export const Storyboard: StoryObj = {
  ...storyboard([
    { story: 'pages-login-1-address--empty', caption: 'The login asks for the e-mail address that the fund knows.' },
    { story: 'pages-login-2-link--just-sent', caption: 'A link is on its way, and says for how long it is good.' },
    { story: 'pages-login-3-code--just-sent', caption: 'The link is open; a code has come by SMS.' },
    { story: 'pages-login-3-code--wrong-code', caption: 'A wrong code: the page says how many tries are left.' },
    { story: 'pages-dashboard--everything-there', caption: 'The right one leads to the dashboard.' },
  ]),
  parameters: { storyboard: true, portal: false },
};

/** The link was opened and the SMS sent; the page asks for the code. */
export const CodeAsked: Story = {
  parameters: { fundless: false },
  play: async ({ canvasElement }) => {
    await expect(await codeField(canvasElement)).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** A wrong code; the page says how many tries are left. */
export const CodeWrong: Story = {
  args: {
    answers: (axes, person) => ({
      ...untilLoggedIn(axes, person),
      logIn: replayedRefusal(axes.language, 'wrongCode'),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = await spokenIn({ globals }, 'forms');
    await userEvent.type(await codeField(canvasElement), '123456{Enter}');
    await expect(
      await within(canvasElement).findByText(t('triesLeft', { count: triesAfterOne }).replaceAll('\u00a0', ' '), {
        exact: false,
      }),
    ).toBeVisible();
  },
};

/** The link is no longer valid. */
export const LinkUsedUp: Story = {
  args: {
    answers: ({ language }) => ({
      userInfo: replayedRefusal(language, 'withoutSession'),
      sendLoginSms: replayedRefusal(language, 'usedLink'),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** Link, code, dashboard. */
export const Welcome: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await codeField(canvasElement), '123456{Enter}');
    const cards = await within(canvasElement).findAllByRole('article');
    await expect(cards.length).toBeGreaterThan(5);
  },
};
