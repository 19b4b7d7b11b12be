import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactLines, type ContactLinesProps } from '#ui/ContactLines.tsx';
import { guide } from '../support/guide.ts';

const Contact = (known: Pick<ContactLinesProps, 'phoneNumber' | 'emailAddress' | 'website'>) => (
  <ContactLines
    title="Ihre Pensionskasse"
    phoneLabel="Telefon"
    emailLabel="E-Mail"
    websiteLabel="Website"
    noneText="Die Adresse finden Sie auf Ihrem Vorsorgeausweis."
    newWindowHint="öffnet in neuem Fenster"
    {...known}
  />
);

const meta: Meta = {
  title: 'Components/ContactLines',
  component: ContactLines,
  parameters: guide(
    ['Show them where people may need a person.', 'Let a number call and an address write.'],
    ['Don’t type contact details into a page: they are the fund’s.'],
  ),
};
export default meta;
type Story = StoryObj;

export const ContactKnown: Story = {
  render: () => (
    <Contact phoneNumber="+41 00 000 00 00" emailAddress="info@example.org" website="https://example.org/" />
  ),
};

export const ContactUnknown: Story = { render: () => <Contact /> };
