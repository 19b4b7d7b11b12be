import type { Meta, StoryObj } from '@storybook/react-vite';
import { Own } from '#ui/Own.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/Own',
  component: Own,
  parameters: guide(['Put it around every text that somebody typed.'], ['Don’t use it for the portal’s own words.']),
};
export default meta;
type Story = StoryObj;

/** What people typed: in any script, however long, or nothing. */
export const OwnWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 160 }}>
      <Own>Sandra Huber</Own>
      <Own>سارة</Own>
      <Own>sandra.huber-von-allmen@pensionskasse-nordlicht.example</Own>
      <Own figures>01.02.1964</Own>
      <Own>{null}</Own>
    </div>
  ),
};
