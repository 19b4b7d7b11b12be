import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { formatRough } from '#kernel/rough-amount.ts';
import { SharesPicture } from '#ui/SharesPicture.tsx';
import { guide } from '../support/guide.ts';
import { saidIn } from '../support/chart-plays.ts';

const Savings = ({ years }: { years: number }) => {
  const { t } = useTranslation('calculation');
  const all = Array.from({ length: years }, (_, index) => index);
  const parts = [
    { key: 'deposits', name: t('shares.deposits'), values: all.map(() => 40_000) },
    { key: 'member', name: t('years.memberCredits'), values: all.map((at) => at * 6_000) },
    { key: 'employer', name: t('years.employerCredits'), values: all.map((at) => at * 8_000) },
    { key: 'interest', name: t('years.interest'), values: all.map((at) => at * at * 120) },
  ];
  return (
    <SharesPicture
      title={t('shares.title')}
      hint={t('shares.hint')}
      parts={parts}
      bars={all.map((at) => ({
        label: String(2020 + at),
        name: String(2020 + at),
        amount: formatRough(parts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
        more: parts.map(({ name, values }) => `${name} ${formatRough(values[at] ?? 0)}`),
      }))}
    />
  );
};

const meta: Meta = {
  title: 'Components/SharesPicture',
  component: SharesPicture,
  parameters: guide(
    ['Use it beside a table with the same sums.'],
    ['Don’t show it alone: it is no text for those who don’t see it.', 'Don’t stack more than four parts.'],
  ),
};
export default meta;
type Story = StoryObj;

/** Ten years, of which one is chosen by keyboard and said with its parts. */
export const TenYears: Story = {
  render: () => <Savings years={10} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('figure');
    await waitFor(() => expect(canvasElement.querySelector('.MuiBarChart-element')).not.toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(saidIn(canvasElement)).toMatch(/^\s*2029 .*54’000/));
  },
};

/** A whole working life. */
export const FortyYears: Story = { render: () => <Savings years={40} /> };
