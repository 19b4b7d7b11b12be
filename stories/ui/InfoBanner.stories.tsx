import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoBanner } from '#ui/InfoBanner.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/InfoBanner',
  component: InfoBanner,
  parameters: guide(
    ['Use it for what concerns every member for a while.'],
    ['Don’t use it for advertising.', 'Don’t bring it back once it was put away.'],
  ),
};
export default meta;
type Story = StoryObj;

export const Banner: Story = {
  parameters: { bare: true },
  render: () => (
    <InfoBanner label="Mitteilung" closeLabel="Schliessen" moreLabel="mehr" onClose={() => undefined}>
      Am 24. Dezember sind wir bis 12 Uhr für Sie da.
    </InfoBanner>
  ),
};
