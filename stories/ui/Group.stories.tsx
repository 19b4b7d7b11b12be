import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button.tsx';
import { Group } from '#ui/Group.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta<typeof Group> = {
  title: 'Components/Group',
  component: Group,
  parameters: guide(
    ['Name what the controls together are for.'],
    ['Don’t put a form’s fields into it: their group says its name in sight.'],
  ),
};
export default meta;
type Story = StoryObj<typeof Group>;

export const TwoButtons: Story = {
  args: {
    label: 'Vergrösserung',
    sx: { display: 'flex', gap: 1 },
    children: (
      <>
        <Button variant="outlined">Kleiner</Button>
        <Button variant="outlined">Grösser</Button>
      </>
    ),
  },
};
