import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { memberAnswers } from '../support/member-answers.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { spokenIn } from '../support/spoken.ts';
import { refuse } from '../support/story-provider.ts';

const visitor = refuse(401, 'err_unauthorized', 'Sie sind nicht angemeldet.');
const credentials = { sessionId: 'storySession', emailCode: 'storyEmailCode' };

/** A provider without a session until the SMS code has been checked. */
const untilLoggedIn: NonNullable<PortalStoryProps['answers']> = (axes, person) => {
  const healthy = memberAnswers(axes, person);
  let open = false;
  return {
    userInfo: (request) => (open ? healthy.userInfo : visitor)?.(request) ?? visitor(request),
    logIn: (request) => {
      open = true;
      return healthy.logIn?.(request) ?? visitor(request);
    },
  };
};

const meta: Meta<PortalStoryProps> = {
  title: 'Journeys/Log in',
  component: PortalStory,
  parameters: { portal: true, fundless: true },
  args: { route: 'login-link', credentials, answers: untilLoggedIn },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const codeField = async (canvasElement: HTMLElement) => within(canvasElement).findByRole('textbox');

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
      logIn: refuse(400, 'err_validation', 'Dieser Code stimmt nicht.', { triesLeft: 3 }),
    }),
  },
  play: async ({ canvasElement, globals }) => {
    const t = await spokenIn({ globals }, 'forms');
    await userEvent.type(await codeField(canvasElement), '123456{Enter}');
    await expect(await within(canvasElement).findByText(t('triesLeft', { count: 3 }), { exact: false })).toBeVisible();
  },
};

/** The link is no longer valid. */
export const LinkUsedUp: Story = {
  args: {
    answers: () => ({
      userInfo: visitor,
      sendLoginSms: refuse(400, 'err_3_3_2_4_306', 'Der Link ist abgelaufen.'),
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
