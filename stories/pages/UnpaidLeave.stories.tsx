import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { slidersNearby } from '../support/sliders-nearby.ts';
import { silence, unreachable } from '../support/story-provider.ts';

/** What an unpaid leave costs, and how much of the cover stays. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Unpaid leave',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'unpaid-leave' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** Three covers to choose from, for the longest leave the plan allows. */
export const CoversToChooseFrom: Story = {
  args: {
    answers: differingPage('unpaidLeave', () => ({
      unpaidLeave: { isVisible: true, amount: 1_204.35 },
      covers: [
        { cover: 'full', label: 'Sparen und Risiken versichert', amount: 1_204.35 },
        { cover: 'riskOnly', label: 'Nur die Risiken versichert', amount: 186.9 },
        { cover: 'none', label: 'Ohne Versicherung', amount: 0 },
      ],
      freeMonths: 1,
      atMostMonths: 24,
    })),
  },
};

/** The toolbar's member. */
export const AsTheFundHasIt: Story = {};

/** Three months away. */
export const TriedOut: Story = {
  parameters: { fundless: true },
  // Fetched before one has to scroll near it in time.
  loaders: [() => import('#simulators/leave/LeaveSimulator.tsx')],
  play: async () => {
    const [months] = await slidersNearby();
    if (months === undefined) throw new Error('The slider is missing.');
    await fireEvent.change(months, { target: { value: 3 } });
    await waitFor(() => expect(months).toHaveValue('3'));
  },
};

/** Only the specification's fields. */
export const NothingBeyondTheSpecification: Story = {
  args: { answers: differingPage('unpaidLeave', () => ({}), { plain: true }) },
};

/** Unnamed covers, invalid months, a negative amount. */
export const HolesAndOddities: Story = {
  args: {
    answers: differingPage('unpaidLeave', () => ({
      unpaidLeave: { isVisible: true, amount: -12.5 },
      covers: [
        { cover: null, label: null, amount: 987_654_321_012.05 },
        { cover: 'riskOnly', label: 'Risikoversicherungsschutzweiterführungsmöglichkeit', amount: null },
      ],
      freeMonths: 0,
      atMostMonths: -3,
      actions: { isVisible: true, title: '', text: '', actions: [] },
    })),
  },
};

/** All of the page's figures are missing. */
export const NothingKnown: Story = {
  args: {
    answers: differingPage('unpaidLeave', () => ({
      unpaidLeave: null,
      covers: null,
      freeMonths: null,
      atMostMonths: null,
      derivations: null,
      actions: null,
    })),
  },
};

/** The page is loading. */
export const StillLoading: Story = { args: { answers: answeringPage('unpaidLeave', silence) } };

/** The page fails to load: it says so, offers a retry, and shows the editors' content. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('unpaidLeave', unreachable) } };
