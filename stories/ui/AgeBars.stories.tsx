import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import type { AgedValue } from '#contract/dashboard.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { AgeBars } from '#ui/AgeBars.tsx';
import { ChartPicture } from '#ui/ChartPicture.tsx';
import { guide } from '../support/guide.ts';
import { asTable, byKeyboard } from '../support/chart-plays.ts';
import { given, someDashboard, spokenChf } from '../support/some-figures.ts';

const { projectedGraph, defaultRetirementAge } = given(someDashboard.retirement);
const byAge = given(projectedGraph);

/** Made-up pensions by age, from 58 to 70, for what no member has. */
const pension = (start: number, step: number): AgedValue[] =>
  Array.from({ length: 13 }, (_, index) => ({
    age: 58 + index,
    value: start + index * step + index * index * 9.35,
    date: `${2032 + index}-04-01`,
  }));

type BarsProps = { points: readonly AgedValue[]; highlightAge: number };

const Bars = ({ points, highlightAge }: BarsProps) => {
  const { t } = useTranslation('retirement');
  const shared = usePictureWords();
  return (
    <AgeBars
      points={points}
      highlightAge={highlightAge}
      ageText={(age) => t('at.years', { years: age })}
      empty={<p>{t('bars.empty')}</p>}
      labels={{
        ...shared,
        title: t('bars.title'),
        unit: t('bars.unit'),
        unitOfSmall: t('bars.unitOfSmall'),
        amount: t('bars.amount'),
      }}
    />
  );
};

const meta: Meta = {
  title: 'Components/AgeBars',
  component: AgeBars,
  subcomponents: { ChartPicture },
  parameters: guide(
    ['Show an amount for each age, and highlight the age that the page is about.', 'Offer the same as a table.'],
    ['Don’t use bars for a course over many years: take a curve.', 'Don’t draw a single age: say it in words.'],
  ),
  render: (args) => <Bars {...(args as BarsProps)} />,
  args: { points: byAge, highlightAge: given(defaultRetirementAge) },
};
export default meta;
type Story = StoryObj;

export const FiftyEightToSeventy: Story = {};

/** No points, one point, negative ones. */
export const Empty: Story = { args: { points: [] }, parameters: { fundless: true } };
export const OnePoint: Story = { args: { points: [{ age: 65, value: 2_345.6 }] }, parameters: { fundless: true } };
export const BelowZero: Story = {
  args: { points: pension(-500, 90).map(({ age, value }) => ({ age, value })), highlightAge: 60 },
  parameters: { fundless: true },
};

/** Amounts below CHF 1000: an axis in CHF. */
export const Small: Story = { args: { points: pension(53.9, 9.4) }, parameters: { fundless: true } };

/** Absurdly large amounts, at ages with months, unordered. */
export const Huge: Story = {
  args: {
    points: pension(980_000_000, 1_500_000_000)
      .map(({ age, value }) => ({ age: age - 0.5, value }))
      .toReversed(),
    highlightAge: 64.5,
  },
  parameters: { fundless: true },
};

/** Ten thousand points are reduced to whole ages. */
export const TenThousandPoints: Story = {
  args: { points: Array.from({ length: 10_000 }, (_, index) => ({ age: 20 + index / 100, value: 500 + index / 3 })) },
  parameters: { fundless: true },
};

export const ByKeyboard: Story = byKeyboard(
  '.MuiBarChart-element',
  '{ArrowRight}{ArrowRight}',
  spokenChf(given(byAge[1]).value),
);
export const AsTable: Story = asTable;
