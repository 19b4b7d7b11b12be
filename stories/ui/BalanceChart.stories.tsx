import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatDate } from '#domain/date.ts';
import { formatChf, formatThousands } from '#domain/money.ts';
import type { CurvePoint } from '#ui/BalanceChart.tsx';
import { BalanceCurve } from '#ui/BalanceCurve.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { PictureWithTable } from '#ui/PictureWithTable.tsx';

const yearly = (from: number, to: number, start: number, step: number): CurvePoint[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    date: `${from + index}-12-31`,
    value: start + index * step + index * index * 120,
  }));

const Curve = ({ past, future }: { past: readonly CurvePoint[]; future: readonly CurvePoint[] }) => {
  const { t } = useTranslation('dashboard');
  const table = (
    <DataTable
      caption={t('balance.chart')}
      columns={[
        { key: 'date', header: t('balance.date') },
        { key: 'amount', header: t('balance.amount'), align: 'end' },
      ]}
      rows={[...past, ...future].map(({ date, value }) => ({
        key: date,
        cells: [formatDate(date), formatChf(value)],
      }))}
    />
  );
  return (
    <PictureWithTable
      height={280}
      showTableLabel={t('balance.asTable')}
      showPictureLabel={t('balance.asPicture')}
      table={table}
      picture={
        <BalanceCurve
          past={past}
          future={future}
          height={280}
          formatAmount={formatChf}
          formatThousands={formatThousands}
          formatDate={formatDate}
          fallback={table}
          labels={{
            title: t('balance.chart'),
            past: t('balance.past'),
            future: t('balance.future'),
            today: t('balance.today'),
            unit: t('balance.unit'),
          }}
        />
      }
    />
  );
};

const meta: Meta<typeof Curve> = {
  title: 'UI/BalanceChart',
  component: Curve,
  args: {
    past: [...yearly(2014, 2025, 18_000, 11_000), { date: '2026-11-21', value: 170_300 }],
    future: yearly(2026, 2053, 182_000, 14_500),
  },
};
export default meta;
type Story = StoryObj<typeof Curve>;

export const MidCareer: Story = {};
export const JustJoined: Story = {
  args: { past: [{ date: '2026-11-21', value: 0 }], future: yearly(2026, 2064, 3_200, 9_000) },
};
export const CloseToRetirement: Story = {
  args: {
    past: [...yearly(1992, 2025, 8_000, 28_000), { date: '2026-11-21', value: 1_480_000 }],
    future: yearly(2026, 2028, 1_490_000, 42_000),
  },
};
export const OnlyHistory: Story = { args: { future: [] } };
export const OnlyProjection: Story = { args: { past: [] } };
export const BelowZero: Story = {
  args: {
    past: [
      { date: '2024-12-31', value: 9_000 },
      { date: '2026-11-21', value: -6_000 },
    ],
    future: yearly(2026, 2030, -4_000, 5_000),
  },
};

/** Arrow keys walk along the points; the tooltip says the amount in full. */
export const ByKeyboard: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('.MuiLineChart-line')).not.toBeNull(), { timeout: 10_000 });
    const button = page.getByRole('button');
    button.focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(within(canvasElement).getByText('CHF 29’120.00')).toBeVisible());
  },
};

/** The same figures as a table, one key press away. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [button] = await page.findAllByRole('button');
    if (button === undefined) throw new Error('There is no way to the table.');
    await userEvent.click(button);
    await expect((await page.findAllByRole('table'))[0]).toBeVisible();
  },
};
