import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmount } from '#kernel/money.ts';
import { FigureName } from '#ui/FigureName.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { guide } from '../support/guide.ts';
import { memberContribution } from '../support/some-figures.ts';

const amounts = (part: 'savings' | 'total') => memberContribution(part).map((amount) => formatAmount(amount));

const meta: Meta = {
  title: 'Components/FigureTable',
  component: FigureTable,
  subcomponents: { FigureName },
  parameters: guide(
    ['Use it for lines of figures that may each be explained.', 'Keep figures aligned at their end.'],
    ['Don’t put sentences into it.', 'Don’t leave a cell empty without saying why.'],
  ),
  args: {
    caption: 'Lohn und Beiträge',
    head: 'in CHF',
    columns: ['im Monat', 'im Jahr'],
    whatIs: (name: string) => `Was ist das: ${name}?`,
    groups: [
      {
        key: 'yours',
        name: 'Ihr Anteil',
        rows: [
          {
            key: 'savings',
            name: 'Sparbeitrag',
            help: 'Er wird Ihrem Altersguthaben gutgeschrieben.',
            cells: amounts('savings'),
          },
          { key: 'total', name: 'Total', cells: amounts('total'), sum: true },
        ],
      },
    ],
  },
};
export default meta;
type Story = StoryObj;

export const TwoColumns: Story = {};

/** Each payer has columns of their own. */
export const ColumnGroups: Story = {
  args: {
    columnGroups: ['Ihr Anteil', 'Anteil des Arbeitgebers'],
    groups: [
      {
        key: 'shared',
        rows: [
          { key: 'savings', name: 'Sparbeitrag', cells: [...amounts('savings'), ...amounts('savings')] },
          { key: 'total', name: 'Total', cells: [...amounts('total'), ...amounts('total')], sum: true },
        ],
      },
    ],
  },
};

/** Its figures stand below the names. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
