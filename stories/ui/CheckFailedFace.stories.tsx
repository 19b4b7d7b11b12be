import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CheckFailedFace } from '#ui/CheckFailedFace.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/CheckFailedFace',
  component: CheckFailedFace,
  parameters: guide(
    ['Say what couldn’t be checked, and offer both a retry and another way.'],
    ['Don’t use it for a wrong entry: that is said at its field.'],
  ),
};
export default meta;
type Story = StoryObj;

export const LinkNotChecked: Story = {
  render: () => (
    <CheckFailedFace
      title="Ihr Link konnte nicht geprüft werden"
      trouble={{ severity: 'error', text: 'Der Dienst antwortet nicht. Ihr Link bleibt gültig.' }}
      retry={{
        label: 'Nochmals versuchen',
        pendingLabel: 'Wird geprüft',
        pending: false,
        disabled: false,
        run: fn(),
      }}
      instead={{ label: 'Neuen Link anfordern', run: fn() }}
    />
  ),
};
