import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { silence, unreachable } from '../support/story-provider.ts';

const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Unpaid leave',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'unpaid-leave' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** Three covers to choose from, as long as the plan allows. */
export const CoversToChooseFrom: Story = {
  args: {
    answers: differingPage('unpaidLeave', () => ({
      unpaidVacationBox: { isVisible: true, amount: 1_204.35 },
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

/** As the fund has it for this member. */
export const AsTheFundHasIt: Story = {};

/** A provider that sends no more than it must. */
export const NothingBeyondTheSpecification: Story = {
  args: { answers: differingPage('unpaidLeave', () => ({}), { plain: true }) },
};

/** Covers that nobody knows, months that are none, an amount below zero. */
export const HolesAndOddities: Story = {
  args: {
    answers: differingPage('unpaidLeave', () => ({
      unpaidVacationBox: { isVisible: true, amount: -12.5 },
      covers: [
        { cover: 'platinum', label: null, amount: 987_654_321_012.05 },
        { cover: 'riskOnly', label: 'Risikoversicherungsschutzweiterführungsmöglichkeit', amount: null },
      ],
      freeMonths: 0,
      atMostMonths: -3,
      actionsBox: { isVisible: true, title: '', text: '', actions: [] },
    })),
  },
};

/** Nothing came of what the page is about. */
export const NothingKnown: Story = {
  args: {
    answers: differingPage('unpaidLeave', () => ({
      unpaidVacationBox: null,
      covers: null,
      freeMonths: null,
      atMostMonths: null,
      derivations: null,
      actionsBox: null,
    })),
  },
};

/** The page is on its way. */
export const StillLoading: Story = { args: { answers: answeringPage('unpaidLeave', silence) } };

/** The page did not come: it says so, offers to try again, and the editors' words stand. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('unpaidLeave', unreachable) } };
