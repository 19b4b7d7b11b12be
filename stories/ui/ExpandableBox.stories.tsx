import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { formatAmount, formatChf } from '#kernel/money.ts';
import { Button } from '#ui/Button.tsx';
import { ExpandableBox, ExpandableStack } from '#ui/ExpandableBox.tsx';
import { FigureTable } from '#ui/FigureTable.tsx';
import { guide } from '../support/guide.ts';
import { given, memberContribution, someOverview } from '../support/some-figures.ts';

const { salary } = given(someOverview.salaryAndContributions);
const insured = salary?.lines.at(-1);
const { death } = given(someOverview.riskBenefits);
const partnerPension = death.find(({ period }) => period === 'perYear')?.value;
const lumpSum = death.find(({ period }) => period === 'once')?.value;

const amounts = (values: readonly number[]) => values.map((value) => formatAmount(value));

const whatIs = (name: string) => `Was ist das: ${name}?`;

const explain = (
  <Button variant="text" size="small" startIcon="info" onClick={fn()}>
    Wie wird das berechnet?
  </Button>
);

const Salary = () => (
  <FigureTable
    caption="Lohn und Beiträge"
    head="in CHF"
    columns={['im Monat', 'im Jahr']}
    whatIs={whatIs}
    groups={[
      {
        key: 'salary',
        name: 'Lohn',
        rows: [
          {
            key: 'insured',
            name: 'Versicherter Lohn',
            help: 'Auf diesem Lohn beruhen Beiträge und Leistungen.',
            cells: amounts([given(insured?.valuePerMonth), given(insured?.valuePerYear)]),
          },
        ],
      },
      {
        key: 'yours',
        name: 'Ihr Anteil',
        rows: [
          { key: 'savings', name: 'Sparbeitrag', cells: amounts(memberContribution('savings')) },
          { key: 'total', name: 'Total', cells: amounts(memberContribution('total')), sum: true },
        ],
      },
    ]}
  />
);

const Benefits = () => (
  <FigureTable
    caption="Im Todesfall"
    head="Leistung"
    columns={['in CHF']}
    whatIs={whatIs}
    groups={[
      {
        key: 'death',
        rows: [
          {
            key: 'partner',
            name: 'Ehegattenrente',
            cells: amounts([given(partnerPension)]),
            note: 'im Jahr',
            extra: explain,
          },
          { key: 'capital', name: 'Todesfallkapital', cells: amounts([given(lumpSum)]), note: 'einmalig' },
          { key: 'endless', name: 'Riesenbetrag', cells: [formatAmount(1e21)] },
        ],
      },
    ]}
  />
);

/** Props of the stack that the stories show. */
type BoxesProps = { opened: readonly string[] };

const Boxes = ({ opened }: BoxesProps) => {
  const [open, setOpen] = useState(opened);
  const toggle = (box: string) => (wanted: boolean) => {
    setOpen(wanted ? [...open, box] : open.filter((each) => each !== box));
  };
  return (
    <ExpandableStack>
      <ExpandableBox
        title="Lohn und Beiträge"
        figure={formatChf(given(salary?.value))}
        figureLabel="Lohn pro Jahr"
        open={open.includes('salary')}
        onToggle={toggle('salary')}
      >
        <Salary />
      </ExpandableBox>
      <ExpandableBox title="Im Todesfall" open={open.includes('benefits')} onToggle={toggle('benefits')}>
        <Benefits />
      </ExpandableBox>
    </ExpandableStack>
  );
};

const meta: Meta = {
  title: 'Components/ExpandableBox',
  component: ExpandableBox,
  parameters: guide(
    ['Show the key figure in the header, so that few need to open it.', 'Let several boxes be open at once.'],
    ['Don’t hide what one must know to decide.', 'Don’t put a box into a box.'],
  ),
  render: (args) => <Boxes {...(args as BoxesProps)} />,
};
export default meta;
type Story = StoryObj;

/** Headers with and without a figure; one is opened and closed by keyboard. */
export const Closed: Story = {
  args: { opened: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = await canvas.findByRole('button', { name: /^Lohn und Beiträge/ });
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    header.focus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Was ist das: Versicherter Lohn?' }));
    await expect(canvas.getByText('Auf diesem Lohn beruhen Beiträge und Leistungen.')).toBeVisible();
  },
};

/** Open boxes: figures in groups with their sums, notes below amounts, links to a calculation. */
export const Open: Story = { args: { opened: ['salary', 'benefits'] } };
