import type { Meta, StoryObj } from '@storybook/react-vite';
import Link from '@mui/material/Link';
import { expect, userEvent, within } from 'storybook/test';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { guide } from '../support/guide.ts';
import { showing } from '../support/showing.ts';

const Terms = ({ error, ...props }: { error?: string; disabled?: boolean; defaultChecked?: boolean }) => (
  <CheckboxField
    label={
      <>
        Ich habe die <Link href="/demo/de-CH/terms">Nutzungsbedingungen</Link> gelesen und bin damit einverstanden.
      </>
    }
    error={error}
    {...props}
  />
);

const meta: Meta = {
  title: 'Components/CheckboxField',
  component: CheckboxField,
  parameters: guide(
    ['Word it so that a tick means yes.', 'Name in the label what is accepted, and link to it there.'],
    ['Don’t tick a consent in advance.', 'Don’t use it where something takes effect at once: that is a switch.'],
  ),
};
export default meta;
type Story = StoryObj;

export const TermsToTick: Story = showing(<Terms />);

export const TermsTicked: Story = showing(<Terms defaultChecked />);

export const TermsMissing: Story = showing(<Terms error="Bitte stimmen Sie zu, um weiterzufahren." />);

export const TermsDisabled: Story = showing(<Terms defaultChecked disabled />);

/** Clicking the label ticks the box. */
export const TermsTickedByTheirWords: Story = {
  name: 'Ticked by a click on its text',
  parameters: { fundless: true },
  render: () => <Terms />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText(/gelesen und bin damit/));
    await expect(page.getByRole('checkbox')).toBeChecked();
  },
};
