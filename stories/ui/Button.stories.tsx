import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { guide } from '../support/guide.ts';

const Worded = (props: Omit<ButtonProps, 'children'>) => {
  const { t } = useTranslation('login');
  return (
    <Button pendingLabel={t('email.submitting')} {...props}>
      {t('email.submit')}
    </Button>
  );
};

const meta: Meta = {
  title: 'Components/Button',
  component: Button,
  render: (args) => <Worded {...args} />,
  parameters: guide(
    [
      'Say in a verb what will happen: “Code senden”.',
      'One main button on a screen; the others are outlined or plain.',
    ],
    [
      'Don’t lead to a page with a button where a link in the text would do.',
      'Don’t disable a button without saying why beside it; while something is sent, use pending.',
    ],
  ),
};
export default meta;
type Story = StoryObj;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'outlined' } };
export const Quiet: Story = { args: { variant: 'text', startIcon: 'retry' } };
export const Danger: Story = { args: { color: 'error' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'small', variant: 'outlined' } };
export const LooksLikeAButtonIsALink: Story = {
  name: 'Link that looks like a button',
  args: { href: '/anywhere', endIcon: 'arrowRight' },
};
export const FullWidth: Story = { args: { fullWidth: true } };

const submitted = fn();

/** A pending button keeps the focus and ignores a second submit by click or Enter. */
export const PendingSwallowsSecondSubmit: Story = {
  name: 'Pending: a second click does nothing',
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
