import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import type { DatedValue } from '#contract/dashboard.ts';
import { readSavings, type Savings as SavingsView } from '#domain/savings.ts';
import { SavingsPicture } from '#detail/SavingsPicture.tsx';
import { exactly } from '../support/axes.ts';
import { asTable, byKeyboard } from '../support/chart-plays.ts';
import { useSavingsLabels } from '../support/savings-labels.ts';
import { given, lateDashboard, someDashboard, spokenChf } from '../support/some-figures.ts';
import { storyDay } from '../support/story-clock.ts';

const midCareer = given(someDashboard.savings);
const late = given(lateDashboard.savings);

/** Made-up savings, for what no member has. */
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
  rich?: boolean;
};

const { futureBand, yearOfBirth, ageAtEnd } = midCareer;
const richFields = { futureBand, yearOfBirth, ageAtEnd };

const Curve = ({ historical, projected, savings, movements = [], rich = false }: Savings) => {
  const { t } = useTranslation('dashboard');
  return (
    <SavingsPicture
      savings={readSavings(
        {
          value: savings,
          historicalGraph: historical,
          futureGraph: projected,
          movements: [...movements],
          ...(rich && richFields),
        },
        storyDay,
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
    historical: midCareer.historicalGraph,
    projected: midCareer.futureGraph,
    savings: given(midCareer.value),
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
export const WithMovements: Story = { args: { rich: true, movements: given(midCareer.movements) } };
export const JustJoined: Story = { args: { historical: [], projected: yearly(2026, 2064, 3_200, 9_000), savings: 0 } };
export const CloseToRetirement: Story = {
  args: {
    historical: late.historicalGraph,
    projected: late.futureGraph,
    savings: given(late.value),
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

export const ByKeyboard: Story = byKeyboard(
  '.MuiLineChart-line',
  '{ArrowRight}{ArrowRight}',
  spokenChf(given(midCareer.historicalGraph[1]).value),
);
export const AsTable: Story = asTable;
