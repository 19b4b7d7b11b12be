import type { Meta, StoryObj } from '@storybook/react-vite';
import Link from '@mui/material/Link';
import { RouterLink } from '#ui/RouterLink.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/RouterLink',
  component: RouterLink,
  parameters: guide(
    ['Let MUI’s links use it: they do so by the theme.'],
    ['Don’t use it for what acts rather than leads: that is a button.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Links: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Link href="/dashboard">Dashboard</Link>
      <Link component={RouterLink} href="https://example.org" newWindowHint="öffnet in neuem Fenster">
        example.org
      </Link>
      <Link href="mailto:info@example.org">info@example.org</Link>
      <Link href="//elsewhere.example">Eine Adresse, die kein Link wird</Link>
    </div>
  ),
};
