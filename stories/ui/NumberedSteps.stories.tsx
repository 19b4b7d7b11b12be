import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { NumberedSteps } from '#ui/NumberedSteps.tsx';
import { guide } from '../support/guide.ts';

const Steps = ({ current }: { current?: number }) => {
  const { t } = useTranslation('registration');
  return (
    <NumberedSteps
      aria-label={t('message.nextTitle')}
      steps={[t('message.stepLetter'), t('message.stepLogin'), t('message.stepCode')]}
      {...(current === undefined ? {} : { current })}
    />
  );
};

const meta: Meta = {
  title: 'Components/NumberedSteps',
  component: NumberedSteps,
  parameters: guide(
    ['Use it where the order matters and people act outside the portal, too.', 'Begin each step with a verb.'],
    ['Don’t number what can be done in any order.'],
  ),
};
export default meta;
type Story = StoryObj;

export const StepsAhead: Story = { render: () => <Steps /> };

export const SecondStep: Story = { render: () => <Steps current={1} /> };
