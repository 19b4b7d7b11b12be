import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import type { AgedValue, DatedValue } from '#contract/dashboard.ts';
import { formatAge } from '#domain/age-points.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { AgeCurve } from '#ui/AgeCurve.tsx';
import { ChartPicture } from '#ui/ChartPicture.tsx';
import { guide } from '../support/guide.ts';
import { byKeyboard } from '../support/chart-plays.ts';
import { given, someDashboard, spokenChf } from '../support/some-figures.ts';

const { projectedGraph, maxAge } = given(someDashboard.homeOwnership);

/** Possible withdrawals up to the age at which none is possible any more. */
const byAge: AgedValue[] = given(projectedGraph).flatMap((point) => ('age' in point ? [point] : []));

type Course = { points: readonly (AgedValue | DatedValue)[]; maxAge: number | null };

const Curve = ({ points, maxAge }: Course) => {
  const { t } = useTranslation('home-ownership');
  const shared = usePictureWords();
  return (
    <AgeCurve
      points={points}
      ageText={(age) => t('curve.atAge', { age: formatAge(age) })}
      limit={maxAge === null ? undefined : { age: maxAge, label: t('curve.limit', { age: formatAge(maxAge) }) }}
      empty={<p>{t('curve.empty')}</p>}
      labels={{
        ...shared,
        title: t('curve.title'),
        unit: t('curve.unit'),
        amount: t('curve.amount'),
      }}
    />
  );
};

const meta: Meta = {
  title: 'Components/AgeCurve',
  component: AgeCurve,
  subcomponents: { ChartPicture },
  parameters: guide(
    ['Show a limit that changes with age or date.', 'Offer the same as a table.'],
    ['Don’t compare unrelated sums in one curve.', 'Don’t smooth what changes in steps.'],
  ),
  render: (args) => <Curve {...(args as Course)} />,
  args: { points: byAge, maxAge: given(maxAge) },
};
export default meta;
type Story = StoryObj;

export const ByAge: Story = {};

/** A provider without ages sends dates. */
export const ByDate: Story = {
  args: { points: byAge.map(({ date, value }) => ({ date: date ?? '', value })), maxAge: null },
};
export const Empty: Story = { args: { points: [] }, parameters: { fundless: true } };
/** One point makes no line: only the table is shown. */
export const OnePoint: Story = { args: { points: byAge.slice(-1) }, parameters: { fundless: true } };

export const ByKeyboard: Story = byKeyboard(
  '.MuiLineChart-line',
  '{ArrowRight}{ArrowRight}',
  spokenChf(given(byAge[1]).value),
);
