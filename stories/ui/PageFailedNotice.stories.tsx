import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CallLine } from '#ui/CallLine.tsx';
import { PageFailedNotice } from '#ui/PageFailedNotice.tsx';
import { UnpluggedPicture } from '#ui/UnpluggedPicture.tsx';
import { guide } from '../support/guide.ts';

const pageWords = {
  'failed.title': 'Diese Angaben lassen sich gerade nicht anzeigen',
  'failed.text': 'An Ihrer Vorsorge ändert das nichts. Versuchen Sie es gleich noch einmal.',
};

const meta: Meta = {
  title: 'Components/PageFailedNotice',
  component: PageFailedNotice,
  subcomponents: { CallLine, UnpluggedPicture },
  parameters: guide(
    ['Say in the page’s own words what is missing, and offer a retry.'],
    ['Don’t use it if only a part failed.'],
  ),
};
export default meta;
type Story = StoryObj;

export const PageFailed: Story = {
  render: () => (
    <PageFailedNotice words={(key) => pageWords[key]} retryLabel="Nochmals versuchen" onRetry={fn()}>
      <CallLine
        text="Hilft das nicht, rufen Sie Ihre Pensionskasse an."
        reach={{ by: 'phone', address: '+41 44 000 00 10' }}
      />
    </PageFailedNotice>
  ),
};
