import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { endpoints } from '#contract/endpoints.ts';
import { rememberHeadAction } from '#state/session/seen-head.ts';
import { viewFlag } from '#state/session/view-flag.ts';
import { accessesAnswer, formerLog, storyLines } from '../support/access-log-of.ts';
import type { Axes, Person } from '../support/axes.ts';
import { dashboardOf } from '../support/dashboard-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { allowEveryChange, profileOf } from '../support/profile-of.ts';
import { spokenIn } from '../support/spoken.ts';
import { answer, refuse, silence, unreachable, type Answers } from '../support/story-provider.ts';

/** How support staff of the fund view a member’s portal, and how the member sees who has. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Support',
  component: PortalStory,
  parameters: { portal: true },
  args: {
    route: 'dashboard',
    settings: (ofFund) => ({ ...allowEveryChange(ofFund), disableAnonymization: false }),
  },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

type UserInfoMeta = Parameters<typeof answer<typeof endpoints.userInfo>>[2];

const user = (person: Person, ableToImpersonate: boolean, about?: UserInfoMeta): Answers => ({
  userInfo: answer(
    endpoints.userInfo,
    {
      firstname: person?.firstname ?? '',
      lastname: person?.lastname ?? '',
      emailAddress: person?.emailAddress ?? '',
      ableToImpersonate,
    },
    about,
  ),
});

const impersonation = (isVisible: boolean) => ({
  title: isVisible ? 'Sie sehen das Portal von Anna Keller' : '',
  text: isVisible ? 'AHV-Nummer 756.0000.0000.40, geboren am 12.03.1985. Änderungen sind gesperrt.' : '',
  loggedAhvNumber: '756.0000.0000.71',
  impersonatedAhvNumber: isVisible ? '756.0000.0000.40' : '',
  isVisible,
});

/** Support staff on their own dashboard, which has the panel in place of the help button. */
const staff = ({ fund, language }: Axes, person: Person): Answers => ({
  ...user(person, true, { impersonation: impersonation(false) }),
  dashboard: answer(endpoints.dashboard, { ...dashboardOf(fund, language, person), questions: { isVisible: false } }),
  impersonations: answer(endpoints.impersonations, { items: [{ tenantCode: fund, impersonateds: [] }] }, {}),
});

const fillIn =
  (ahvNumber: string): NonNullable<Story['play']> =>
  async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const t = await spokenIn({ globals }, 'support');
    await userEvent.click(await page.findByRole('button', { name: t('panel.open') }));
    await userEvent.type(await page.findByLabelText(t('panel.ahvNumber')), ahvNumber);
    await userEvent.selectOptions(page.getByLabelText(t('panel.reason')), 'problem');
    await userEvent.click(page.getByRole('button', { name: t('panel.submit') }));
  };

/** The panel's button in the corner, and the eye in the header. */
export const Panel: Story = { args: { answers: staff } };

/** The panel's form. */
export const PanelOpen: Story = {
  args: { answers: staff },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const t = await spokenIn({ globals }, 'support');
    await userEvent.click(await page.findByRole('button', { name: t('panel.open') }));
    await expect(await page.findByRole('button', { name: t('panel.submit') })).toBeVisible();
  },
};

/** A number with a wrong check digit. */
export const InvalidNumber: Story = { args: { answers: staff }, play: fillIn('7560000000041') };

/** The provider doesn't know the number. */
export const UnknownNumber: Story = {
  args: {
    answers: (axes, person) => ({
      ...staff(axes, person),
      impersonate: refuse(400, 'err_validation', 'AHV-Nummer nicht gefunden'),
    }),
  },
  play: fillIn('7569217076985'),
};

/** The provider takes its time. */
export const Switching: Story = {
  args: { answers: (axes, person) => ({ ...staff(axes, person), impersonate: silence }) },
  play: fillIn('7560000000040'),
};

/** The number of one's own profile. */
export const CurrentProfile: Story = { args: { answers: staff }, play: fillIn('7560000000071') };

const view =
  (endsInSeconds?: number): NonNullable<PortalStoryProps['answers']> =>
  (_axes, person) =>
    user(person, true, {
      impersonation: { ...impersonation(true), ...(endsInSeconds !== undefined && { endsInSeconds }) },
    });

/** Another member's portal, with the time that is left. */
export const View: Story = { args: { answers: view(1_800) } };

/** A provider that keeps to the specification sends no end. */
export const ViewWithoutEnd: Story = { args: { answers: view() } };

/** The first load of a view: the toast says so. */
export const ViewJustStarted: Story = {
  args: {
    answers: view(1_800),
    prepare: ({ services }) => {
      services.local.set(viewFlag, 'started');
    },
  },
};

/** Another member's profile: nothing can be changed. */
export const ViewOfProfile: Story = {
  args: {
    route: 'profile',
    answers: (axes, person) => ({
      ...view(1_200)(axes, person),
      profile: answer(endpoints.profile, { ...profileOf(axes, person), isUserProfileReadOnly: true }),
    }),
  },
};

/** Personal data are hidden. */
export const Anonymized: Story = {
  args: {
    query: 'anonymize=true',
    answers: (axes) => ({
      ...staff(axes, null),
      ...user(null, true, {
        impersonation: { ...impersonation(true), title: 'Sie sehen das Portal einer anderen Person', text: '' },
      }),
    }),
  },
};

/** The banner's button fails. */
export const EndFails: Story = {
  args: { answers: (axes, person) => ({ ...view(1_800)(axes, person), impersonate: unreachable }) },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const t = await spokenIn({ globals }, 'support');
    await userEvent.click(await page.findByRole('button', { name: t('banner.close') }));
    await expect((await page.findAllByText(t('banner.failed')))[0]).toBeInTheDocument();
  },
};

/** What the member sees while support staff look at their portal. */
export const MemberIsViewed: Story = {
  args: {
    answers: (_axes, person) =>
      user(person, false, { viewers: [{ viewId: 'v1', name: 'Claire Bonvin', since: '2026-11-21T07:55:00.000Z' }] }),
  },
};

const profileWith =
  (accesses: Answers['accesses']): NonNullable<PortalStoryProps['answers']> =>
  (axes, person) => ({
    profile: answer(endpoints.profile, { ...profileOf(axes, person), hasAccessList: true }),
    ...(accesses && { accesses }),
  });

/** The member's list of accesses, which the browser has found whole. */
export const Accesses: Story = {
  args: { route: 'profile', answers: profileWith(accessesAnswer('whole', storyLines)) },
};

/** Nobody has looked. */
export const NoAccesses: Story = {
  args: { route: 'profile', answers: profileWith(accessesAnswer('nobody', storyLines.slice(0, 1))) },
};

/** A line was changed after it was written. */
export const AccessesChanged: Story = {
  args: {
    route: 'profile',
    answers: profileWith(
      accessesAnswer('changed', storyLines, {
        change: (entries) => entries.map((line) => ({ ...line, note: line.note && 'Test' })),
      }),
    ),
  },
};

/** The newest lines are missing. */
export const AccessesCut: Story = {
  args: {
    route: 'profile',
    answers: profileWith(accessesAnswer('cut', storyLines, { change: (entries) => entries.slice(0, -2) })),
  },
};

/** A long log, of which older lines are loaded on request. */
export const AccessesLong: Story = {
  args: { route: 'profile', answers: profileWith(accessesAnswer('long', storyLines, { size: 6 })) },
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement);
    const t = await spokenIn({ globals }, 'support');
    await page.findByText(t('accesses.wholePart', { count: 6 }));
    await userEvent.click(page.getByRole('button', { name: t('accesses.older') }));
    await page.findByText(t('accesses.whole', { count: storyLines.length }));
    await expect(page.queryByRole('button', { name: t('accesses.older') })).toBeNull();
  },
};

/** A log in the place of one that this browser has seen. */
export const AccessesRenewed: Story = {
  args: {
    route: 'profile',
    answers: profileWith(accessesAnswer('renewed', storyLines)),
    prepare: (portal) => portal.store.set(rememberHeadAction, formerLog('renewed')),
  },
};

/** The list can't be loaded. */
export const AccessesFailed: Story = {
  args: { route: 'profile', answers: profileWith(refuse(503, 'err_unavailable', 'Das Portal ist nicht erreichbar.')) },
};
