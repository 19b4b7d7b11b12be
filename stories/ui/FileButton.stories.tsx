import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileButton } from '#ui/FileButton.tsx';
import { guide } from '../support/guide.ts';

const chosen = fn<(file: File) => void>();

const Worded = ({ pending = false }: { pending?: boolean }) => {
  const { t } = useTranslation('studio');
  return (
    <FileButton accept=".svg,.png" pending={pending} onFile={chosen}>
      {t('images.choose')}
    </FileButton>
  );
};

const meta: Meta = {
  title: 'Components/FileButton',
  component: FileButton,
  render: (args) => <Worded {...args} />,
  parameters: guide(
    ['Say which files can be chosen, and how large they may be, beside the button.', 'Say what was wrong with a file.'],
    ['Don’t send a file to a place that nobody has been told of.'],
  ),
};
export default meta;
type Story = StoryObj;

const inputIn = (canvas: HTMLElement): HTMLInputElement => {
  const input = canvas.querySelector('input');
  if (input === null) throw new Error('There is nothing to choose a file with.');
  return input;
};
const file = () => new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });

/** The same file may be chosen twice, because it may have changed. */
export const FileChosen: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const input = await waitFor(() => inputIn(canvasElement));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, file());
    await userEvent.upload(input, file());
    await expect(chosen).toHaveBeenCalledTimes(2);
  },
};

/** A file is being sent: another one can't be chosen meanwhile. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    await userEvent.upload(await waitFor(() => inputIn(canvasElement)), file());
    await expect(chosen).not.toHaveBeenCalled();
  },
};
