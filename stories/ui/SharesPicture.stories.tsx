import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { formatRough } from '#kernel/rough-amount.ts';
import { SharesPicture } from '#ui/SharesPicture.tsx';

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

const meta: Meta<typeof Savings> = { title: 'UI/SharesPicture', component: Savings };
export default meta;
type Story = StoryObj<typeof Savings>;

/** Ten years, of which one is chosen by keyboard and said with its parts. */
export const TenYears: Story = {
  args: { years: 10 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await canvas.findByRole('figure');
    await expect(await within(chart).findByText('2020', { ignore: 'output *' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(await within(await canvas.findByRole('status')).findByText('2029')).toBeVisible();
  },
};

/** A whole working life. */
export const FortyYears: Story = { args: { years: 40 } };
