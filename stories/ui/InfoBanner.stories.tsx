import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoBanner } from '#ui/InfoBanner.tsx';

const meta: Meta = {
  title: 'Components/InfoBanner',
  component: InfoBanner,
};
export default meta;
type Story = StoryObj;

export const Banner: Story = {
  parameters: { bare: true },
  render: () => (
    <InfoBanner label="Mitteilung" closeLabel="Schliessen" onClose={() => undefined}>
      Am 24. Dezember sind wir bis 12 Uhr für Sie da.
    </InfoBanner>
  ),
};
