import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageBox } from '#ui/MessageBox.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/MessageBox',
  component: MessageBox,
  parameters: guide(
    ['Use it for a fund’s message about one page.'],
    ['Don’t show two messages on one page.', 'Don’t use it for trouble: that is a notice.'],
  ),
};
export default meta;
type Story = StoryObj;

export const MessageFromTheFund: Story = {
  render: () => (
    <MessageBox title="Neuer Vorsorgeausweis" text={'Ihr Ausweis liegt bereit.\nSie finden ihn unter Dokumente.'} />
  ),
};

export const MessageWithoutTitle: Story = {
  render: () => <MessageBox text="Am 24. Dezember schliessen wir um 12 Uhr." />,
};
