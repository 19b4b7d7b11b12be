import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from '#ui/DataTable.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/DataTable',
  component: DataTable,
  parameters: guide(
    ['Give every chart one, with the same figures.', 'Name its columns and the unit.'],
    ['Don’t use it for layout.', 'Don’t round other than in the chart.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Table: Story = {
  render: () => (
    <DataTable
      caption="Verlauf Ihres Altersguthabens"
      columns={[
        { key: 'date', header: 'Datum' },
        { key: 'amount', header: 'Altersguthaben', align: 'end' },
      ]}
      rows={Array.from({ length: 20 }, (_, index) => ({
        key: String(index),
        cells: [`31.12.${2006 + index}`, `CHF ${index + 1}0’000.00`],
      }))}
    />
  ),
};
