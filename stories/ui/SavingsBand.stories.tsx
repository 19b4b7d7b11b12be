import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavingsBand } from '#ui/SavingsBand.tsx';
import { guide } from '../support/guide.ts';
import { asTable } from '../support/chart-plays.ts';

const years = Array.from({ length: 22 }, (_, index) => {
  const saved = 182_000 + index * 14_500;
  return {
    date: `${2026 + index}-12-31`,
    low: saved * 1.01 ** index,
    middle: saved * 1.02 ** index,
    high: saved * 1.03 ** index,
    before: index > 18 ? null : saved * 0.95 * 1.02 ** index,
  };
});

const meta: Meta<typeof SavingsBand> = {
  title: 'Components/SavingsBand',
  component: SavingsBand,
  parameters: guide(
    ['Show a projection as a band between two rates, never as one certain line.', 'Offer the same as a table.'],
    ['Don’t compare more than two courses.'],
  ),
  args: {
    days: years,
    labels: {
      title: 'Altersguthaben Jahr für Jahr',
      asTable: 'Als Tabelle zeigen',
      asPicture: 'Als Grafik zeigen',
      hint: 'Jahr wählen für den Betrag',
      unit: 'in 1000 CHF',
      date: 'Datum',
      low: 'Bei 1 % Zins',
      middle: 'Bei 2 % Zins',
      high: 'Bei 3 % Zins',
      area: '1 bis 3 % Zins',
      before: 'Ohne Änderung',
    },
  },
};
export default meta;
type Story = StoryObj<typeof SavingsBand>;

/** A later retirement. */
export const Longer: Story = {};

/** The line to compare with goes on after the band. */
export const Shorter: Story = {
  args: {
    days: years.map((day, index) => ({ ...day, ...(index > 15 && { low: null, middle: null, high: null }) })),
  },
};

/** The same figures as a table. */
export const AsTable: Story = asTable;

/** Two years. */
export const Soon: Story = { args: { days: years.slice(0, 2) } };
