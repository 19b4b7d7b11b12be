import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { roundTo } from '#kernel/money.ts';
import { dashboardTexts, savedLabel } from '#server/model/texts/dashboard.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { asTable, saidIn } from '../support/chart-plays.ts';
import { useAxes } from '../support/InFund.tsx';
import { DonutChart, type DonutSlice } from '#ui/DonutChart.tsx';
import { DonutLegend } from '#ui/DonutLegend.tsx';
import { LazyPicture } from '#ui/LazyPicture.tsx';
import { PictureWithTable } from '#ui/PictureWithTable.tsx';
import { guide } from '../support/guide.ts';
import { given, someDashboard, spokenChf } from '../support/some-figures.ts';

const { savings, atMost, ratio } = given(someDashboard.buyIn);
const saved = given(savings);
/** What would be possible, of which a part stands for what isn't at the moment. */
const open = given(atMost);

type Savings = { saved: number; possible: number; closed: number; options?: readonly number[] };

const Ring = ({ saved, possible, closed, options }: Savings) => {
  const { t } = useTranslation('buy-in');
  const shared = usePictureWords();
  const { language } = useAxes();
  const { tooltipTitle, tooltipSubtitle } = dashboardTexts(language).buyIn;
  const parts: DonutSlice[] = [
    { key: 'saved', label: t('ring.saved'), value: saved, kind: 'reached' },
    { key: 'possible', label: t('ring.possible'), value: possible, kind: 'open' },
    ...(closed > 0 ? [{ key: 'closed', label: t('ring.notNow'), value: closed, kind: 'closed' } as const] : []),
  ];
  const whole = saved + possible + closed;
  return (
    <DonutChart
      locale={language}
      slices={
        options === undefined
          ? parts
          : options.map((value, index) => ({ key: String(index), label: `+${index} %`, value }))
      }
      centre={
        options === undefined && whole > 0
          ? { figure: `${Math.round((saved / whole) * 100)} %`, label: t('ring.reached') }
          : undefined
      }
      tooltip={{ title: tooltipTitle, subtitle: tooltipSubtitle, label: savedLabel(language), amount: saved }}
      labels={{ ...shared, title: t('ring.label'), part: t('ring.part'), share: t('ring.share') }}
    />
  );
};

const meta: Meta = {
  title: 'Components/DonutChart',
  component: DonutChart,
  subcomponents: { DonutLegend, PictureWithTable, LazyPicture },
  render: (args) => <Ring {...(args as Savings)} />,
  args: { saved, possible: open * 0.7, closed: open * 0.3 },
  parameters: guide(
    ['Two or three parts of one whole, with their names beside them.', 'Say the share in its centre.'],
    ['Don’t compare two wholes with two rings.', 'Don’t rely on the colours: names and the table say the same.'],
  ),
};
export default meta;
type Story = StoryObj;

export const ThreeParts: Story = {};
export const AllSaved: Story = { args: { possible: 0, closed: 0 } };
/** No amounts yet: the ring is empty. */
export const Nothing: Story = { args: { saved: 0, possible: 0, closed: 0 }, parameters: { fundless: true } };
/** A tiny segment is drawn wide enough to be clicked. */
export const TinyPart: Story = { args: { possible: 12.5, closed: 0 }, parameters: { fundless: true } };
export const Huge: Story = {
  args: { saved: 1_234_567_890_123, possible: 987_654_321_987, closed: 0 },
  parameters: { fundless: true },
};
/** Segments without a fixed meaning take the fund's colours in order. */
export const SixOptions: Story = { args: { options: [2_310, 2_480, 2_655, 2_120, 1_980, 1_400] } };

/** Arrow keys move around the ring; the centre says the segment, and below is the provider's text. */
export const ByKeyboard: Story = {
  parameters: { fundless: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll('.MuiPieChart-arc')).toHaveLength(3));
    page.getByRole('button').focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    const share = `${roundTo(given(ratio), 1)} %`;
    await waitFor(() => expect(saidIn(canvasElement)).toMatch(new RegExp(`${share}.*${spokenChf(saved)}`)));
    await expect(page.getByText(new RegExp(`^${spokenChf(saved).replace('.', String.raw`\.`)} (?!\\()`))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(saidIn(canvasElement)).not.toContain(spokenChf(saved)));
  },
};

export const AsTable: Story = asTable;
