import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { FoldedNotice } from '#ui/FoldedNotice.tsx';
import { Notice, type NoticeProps } from '#ui/Notice.tsx';
import { guide } from '../support/guide.ts';

const Worded = (props: Partial<NoticeProps>) => {
  const { t } = useTranslation('dashboard');
  return (
    <Notice severity="info" title={t('failed.title')} {...props}>
      {t('failed.text')}
    </Notice>
  );
};

const meta: Meta = {
  title: 'Components/Notice',
  component: Notice,
  subcomponents: { FoldedNotice },
  render: (args) => <Worded {...args} />,
  parameters: guide(
    [
      'Say what happened, what it means, and what one can do.',
      'Choose the severity by its consequence, not by its looks.',
    ],
    ['Don’t announce what people see anyway.', 'Don’t stack several: the most important one speaks.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Info: Story = {};

export const Success: Story = { args: { severity: 'success' } };

export const Warning: Story = { args: { severity: 'warning' } };

export const Failure: Story = { args: { severity: 'error' } };

/** On a phone, above the figure that a page is for. */
export const Folded: Story = {
  render: function Render() {
    const { t } = useTranslation('dashboard');
    return (
      <FoldedNotice severity="warning" title={t('failed.title')}>
        {t('failed.text')}
      </FoldedNotice>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { expanded: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button', { expanded: true })).toBeVisible();
  },
};
