import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PensionCertificateImage } from '#ui/PensionCertificateImage.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/PensionCertificateImage',
  component: PensionCertificateImage,
  parameters: guide(['Show where on the certificate the number stands.'], ['Don’t show real data on it.']),
};
export default meta;
type Story = StoryObj;

export const DrawnCertificate: Story = {
  render: () => <PensionCertificateImage alt="Vorsorgeausweis" title="Vorsorgeausweis" numberCaption="AHV-Nummer" />,
};

/** The drawing replaces a fund's own picture that fails to load. */
export const CertificatePictureMissing: Story = {
  parameters: { fundless: true },
  render: () => <PensionCertificateImage alt="Vorsorgeausweis" imageUrl="data:image/png;base64,AAAA" />,
  play: async ({ canvasElement }) => {
    const drawing = await within(canvasElement).findByRole('img', { name: 'Vorsorgeausweis' });
    await userEvent.hover(drawing);
    await expect(await within(canvasElement).findByText('756.0000.0000.19')).toBeVisible();
  },
};
