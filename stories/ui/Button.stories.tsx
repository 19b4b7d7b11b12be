import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Actions } from '#ui/Actions.tsx';
import { Button, type ButtonProps } from '#ui/Button.tsx';

const Worded = (props: Omit<ButtonProps, 'children'>) => {
  const { t } = useTranslation('login');
  return (
    <Button pendingLabel={t('email.submitting')} {...props}>
      {t('email.submit')}
    </Button>
  );
};

const meta: Meta<typeof Worded> = { title: 'UI/Button', component: Worded };
export default meta;
type Story = StoryObj<typeof Worded>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'outlined' } };
export const Quiet: Story = { args: { variant: 'text', startIcon: 'retry' } };
export const Danger: Story = { args: { color: 'error' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'small', variant: 'outlined' } };
export const LooksLikeAButtonIsALink: Story = { args: { href: '/anywhere', endIcon: 'arrowRight' } };
export const FullWidth: Story = { args: { fullWidth: true } };

const submitted = fn();

/** A pending button keeps the focus and ignores a second submit by click or Enter. */
export const PendingSwallowsSecondSubmit: Story = {
  args: { pending: true, type: 'submit' },
  parameters: { fundless: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <input aria-label="e-mail" />
      <Worded {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    const page = within(canvasElement);
    const button = await page.findByRole('button');
    await userEvent.click(button);
    await userEvent.type(page.getByRole('textbox'), 'a{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** A page's actions, the main one first. */
export const SideBySide: Story = {
  render: () => (
    <Actions>
      <Worded />
      <Worded variant="outlined" />
      <Worded variant="text" />
    </Actions>
  ),
};
