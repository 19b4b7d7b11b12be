import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import type { DatedValue } from '#contract/dashboard.ts';
import { readSavings, type Savings as SavingsView } from '#domain/savings.ts';
import { SavingsPicture } from '#detail/SavingsPicture.tsx';
import { exactly } from '../support/axes.ts';
import { asTable, byKeyboard } from '../support/chart-plays.ts';
import { useSavingsLabels } from '../support/savings-labels.ts';

const today = '2026-11-21';

const yearly = (from: number, to: number, start: number, step: number): DatedValue[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    date: `${from + index}-12-31`,
    value: start + index * step + index * index * 120,
  }));

const daily = (count: number): DatedValue[] => {
  const start = Date.UTC(1999, 6, 6);
  return Array.from({ length: count }, (_, index) => ({
    date: new Date(start + index * 86_400_000).toISOString().slice(0, 10),
    value: 20_000 + index * 31 + 4_000 * Math.sin(index / 90),
  }));
};

type Savings = {
  historical: readonly DatedValue[];
  projected: readonly DatedValue[];
  savings: number;
  movements?: SavingsView['movements'];
  /** Whether the provider sends a band and ages. */
  isRich?: boolean;
};

const bandOf = (projected: readonly DatedValue[]): NonNullable<SavingsView['band']> => ({
  lowPercent: 1,
  highPercent: 3,
  points: projected.map(({ date, value }, at) => ({ date, low: value * 0.99 ** at, high: value * 1.01 ** at })),
});

const Curve = ({ historical, projected, savings, movements = [], isRich = false }: Savings) => {
  const { t } = useTranslation('dashboard');
  return (
    <SavingsPicture
      savings={readSavings(
        {
          value: savings,
          historicalGraph: historical,
          futureGraph: projected,
          movements: [...movements],
          ...(isRich && { futureBand: bandOf(projected), yearOfBirth: 1985, ageAtEnd: 65 }),
        },
        today,
      )}
      empty={<p>{t('savings.noCurve')}</p>}
      labels={useSavingsLabels()}
    />
  );
};

/** The course of the savings up to retirement. */
const meta: Meta<typeof Curve> = {
  title: 'Components/Detail pages/SavingsPicture',
  component: Curve,
  args: {
    historical: yearly(2014, 2025, 18_000, 11_000),
    projected: yearly(2026, 2053, 182_000, 14_500),
    savings: 170_300,
  },
};
export default meta;
type Story = StoryObj<typeof Curve>;

/** The labels of the years below the curve. */
const yearsIn = (canvas: HTMLElement): string[] =>
  Array.from(canvas.querySelectorAll('.MuiChartsAxis-directionX text'), ({ textContent }) => textContent.trim());

/** A provider that keeps to the specification. */
export const MidCareer: Story = {};

/** Ages below the years, a band of interest, and what moved the savings. */
export const WithMovements: Story = {
  args: {
    isRich: true,
    historical: [
      ...yearly(2014, 2021, 18_000, 11_000),
      { date: '2022-06-14', value: 108_000 },
      { date: '2022-06-15', value: 120_000 },
      ...yearly(2022, 2023, 121_000, 11_000),
      { date: '2024-03-31', value: 135_500 },
      { date: '2024-04-01', value: 75_500 },
      { date: '2024-12-31', value: 84_000 },
      { date: '2025-12-31', value: 96_000 },
    ],
    projected: yearly(2026, 2050, 98_000, 14_500),
    savings: 97_300,
    movements: [
      { date: '2022-06-15', kind: 'buyIn', amount: 12_000 },
      { date: '2024-04-01', kind: 'earlyWithdrawal', amount: -60_000 },
    ],
  },
};
export const JustJoined: Story = { args: { historical: [], projected: yearly(2026, 2064, 3_200, 9_000), savings: 0 } };
export const CloseToRetirement: Story = {
  args: {
    historical: yearly(1992, 2025, 8_000, 28_000),
    projected: yearly(2026, 2028, 1_490_000, 42_000),
    savings: 1_480_000,
  },
};
export const OnlyHistory: Story = { args: { projected: [] } };
export const BelowZero: Story = {
  args: {
    historical: [{ date: '2024-12-31', value: 9_000 }],
    projected: yearly(2026, 2030, -4_000, 5_000),
    savings: -6_000,
  },
};

/** Ten thousand days of a long working life, thinned out to month ends. */
export const TenThousandPoints: Story = {
  args: { historical: daily(10_000), projected: [], savings: 329_300 },
  parameters: { fundless: true },
};

/** Absurdly large amounts: the axis makes room for them. */
export const Huge: Story = {
  args: {
    historical: yearly(2020, 2025, 4_000_000_000, 900_000_000_000),
    projected: yearly(2026, 2030, 5_500_000_000_000, 1_200_000_000_000),
    savings: 5_400_000_000_000,
  },
  parameters: { fundless: true },
};

/** The window at a width; the years below the curve are these. */
const yearsAt = (width: number, shape: RegExp): Story => ({
  parameters: { fundless: true, viewport: { options: { exact: exactly(width) } } },
  globals: { viewport: { value: 'exact' } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(width);
    await waitFor(() => expect(yearsIn(canvasElement).length).toBeGreaterThan(3));
    await expect(yearsIn(canvasElement).filter((year) => !shape.test(year))).toEqual([]);
  },
});

/** From 897 pixels on the years are written out (specification, section 9); below that in two digits. */
export const YearsInFull: Story = yearsAt(897, /^\d{4}$/);
export const YearsInShort: Story = yearsAt(896, /^.?\d{2}$/);

export const ByKeyboard: Story = byKeyboard('.MuiLineChart-line', '{ArrowRight}{ArrowRight}', 'CHF 29’120.00');
export const AsTable: Story = asTable;
