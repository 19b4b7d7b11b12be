import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarRows } from '#simulation/BarRows.tsx';
import { ShownBars, type BarRow } from '#simulation/bar-rows.ts';

const pension = { key: 'pension', name: 'Rente', text: 'CHF 3’815', value: 381_500, look: 'first' } as const;

const rows: readonly BarRow[] = [
  {
    name: 'Heute',
    total: 'CHF 8’733 · 100 %',
    parts: [{ key: 'salary', name: 'Lohn', text: 'CHF 8’733', value: 873_300, look: 'plain' }],
  },
  { name: 'Ab 01.04.2048, mit 63', total: 'CHF 3’815 · 44 %', parts: [pension] },
  {
    name: 'Ab 01.04.2050, mit 65',
    total: 'CHF 6’335 · 73 %',
    parts: [pension, { key: 'ahv', name: 'AHV, Schätzung', text: 'CHF 2’520', value: 252_000, look: 'second' }],
  },
];

/** What comes in a month in each phase of a life. */
const meta: Meta<typeof BarRows> = { title: 'Components/Simulators/BarRows', component: BarRows };
export default meta;
type Story = StoryObj<typeof BarRows>;

/** A salary, then a pension, then the AHV pension as well. */
export const ThreePhases: Story = {
  render: () => (
    <ShownBars value={rows}>
      <BarRows />
    </ShownBars>
  ),
  play: async ({ canvasElement }) => {
    const bars = await within(canvasElement).findAllByRole('listitem');
    // One part alone is the total, and not said again.
    await expect(bars[1]).toHaveTextContent(/^Ab 01\.04\.2048, mit 63CHF 3’815 · 44 %Rente$/);
    await expect(bars[2]).toHaveTextContent(/Rente CHF 3’815AHV, Schätzung CHF 2’520$/);
  },
};

/** One kind of amount, which the heading above names. */
export const Unnamed: Story = {
  render: () => (
    <ShownBars
      value={rows.slice(0, 2).map((row) => ({ ...row, parts: row.parts.map((part) => ({ ...part, name: '' })) }))}
    >
      <BarRows />
    </ShownBars>
  ),
};
