import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, within } from 'storybook/test';
import { formatChf } from '#kernel/money.ts';
import { Phases, type Phase } from '#ui/Phases.tsx';

type CourseProps = { amount: number; only?: Phase['key'] };

const Course = ({ amount, only }: CourseProps) => {
  const { t } = useTranslation('disability');
  const phases: readonly Phase[] = [
    {
      key: 'waiting',
      when: t('phases.waiting.when', { count: 24 }),
      what: t('phases.waiting.what'),
      note: t('phases.waiting.note'),
      look: 'elsewhere',
    },
    {
      key: 'pension',
      when: t('phases.pension.when'),
      what: t('phases.pension.what'),
      note: t('phases.pension.note', { amount: formatChf(amount) }),
      look: 'first',
    },
    {
      key: 'retirement',
      when: t('phases.retirement.when'),
      what: t('phases.retirement.what'),
      note: t('phases.retirement.note'),
      look: 'second',
    },
  ];
  return <Phases label={t('phases.label')} phases={phases.filter(({ key }) => only === undefined || key === only)} />;
};

const meta: Meta = {
  title: 'Components/Phases',
  component: Phases,
  render: (args) => <Course {...(args as CourseProps)} />,
};
export default meta;
type Story = StoryObj;

/** A stretch without a pension, one with it, and what comes after. */
export const ThreePhases: Story = {
  args: { amount: 4049.3 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('listitem')).toHaveLength(3);
  },
};

/** An amount that needs room. */
export const LongAmount: Story = { args: { amount: 1_234_567.8 } };

/** The whole bar is one phase. */
export const OnePhase: Story = { args: { amount: 4049.3, only: 'pension' } };
