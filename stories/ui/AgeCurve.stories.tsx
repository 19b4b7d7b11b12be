import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AgedValue, DatedValue } from '#contract/dashboard.ts';
import { formatAge } from '#domain/age-points.ts';
import { AgeCurve } from '#ui/AgeCurve.tsx';

/** Possible withdrawals from 38 to 62. */
const byAge: AgedValue[] = Array.from({ length: 25 }, (_, index) => ({
  age: 38 + index,
  value: index < 12 ? 84_000 + index * 17_350 : 292_200 + (index - 12) * 2_100,
  date: `${2027 + index}-03-31`,
}));

type Course = { points: readonly (AgedValue | DatedValue)[]; maxAge: number | null };

const Curve = ({ points, maxAge }: Course) => {
  const { t } = useTranslation('home-ownership');
  const { t: shared } = useTranslation('detail');
  return (
    <AgeCurve
      points={points}
      ageText={(age) => t('curve.atAge', { age: formatAge(age) })}
      limit={maxAge === null ? undefined : { age: maxAge, label: t('curve.limit', { age: formatAge(maxAge) }) }}
      empty={<p>{t('curve.empty')}</p>}
      labels={{
        title: t('curve.title'),
        asTable: shared('asTable'),
        asPicture: shared('asPicture'),
        unit: t('curve.unit'),
        age: shared('age'),
        date: shared('date'),
        amount: t('curve.amount'),
      }}
    />
  );
};

const meta: Meta<typeof Curve> = { title: 'UI/AgeCurve', component: Curve, args: { points: byAge, maxAge: 62 } };
export default meta;
type Story = StoryObj<typeof Curve>;

export const ByAge: Story = {};

/** A provider without ages sends dates. */
export const ByDate: Story = {
  args: { points: byAge.map(({ date, value }) => ({ date: date ?? '', value })), maxAge: null },
};
export const Empty: Story = { args: { points: [] }, parameters: { fundless: true } };
/** One point makes no line: only the table is shown. */
export const OnePoint: Story = { args: { points: byAge.slice(-1) }, parameters: { fundless: true } };

/** Arrow keys move along the points. */
export const ByKeyboard: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.MuiLineChart-line')).not.toBeNull(), { timeout: 10_000 });
    page.getByRole('button').focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(page.getByText('CHF 101’350.00')).toBeVisible());
  },
};
