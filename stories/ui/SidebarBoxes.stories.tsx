import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContentComponent, SidebarBox } from '#contract/content.ts';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { SidebarComponent } from '#ui/SidebarComponent.tsx';
import { ContentLink } from '#ui/ContentLink.tsx';
import { guide } from '../support/guide.ts';
import { manner, text, article, simulation } from '../support/editors-content.tsx';

const box = (title: string, parts: Partial<SidebarBox> = {}): SidebarBox => ({
  title,
  description: null,
  button: null,
  components: [],
  ...parts,
});

const Sidebar = ({ boxes }: { boxes: readonly SidebarBox[] }) => (
  <SidebarLayout sidebarLabel="Mehr dazu" sidebar={<SidebarBoxes boxes={boxes} {...manner} />}>
    <RichTextView content={article} {...manner} />
  </SidebarLayout>
);

const meta: Meta = {
  title: 'Components/SidebarBoxes',
  component: SidebarBoxes,
  subcomponents: { SidebarComponent, ContentLink },
  parameters: guide(
    ['Leave to the editors what supports the page: contacts, documents, links.'],
    ['Don’t put into it what a member needs to go on: on a phone it is far below.'],
  ),
};
export default meta;
type Story = StoryObj;

export const BoxWithButton: Story = {
  render: () => (
    <Sidebar
      boxes={[
        box('Haben Sie Fragen?', {
          description: text('Wir helfen Ihnen gerne weiter.'),
          button: { text: 'Kontakt aufnehmen', link: '/kontakt' },
        }),
      ]}
    />
  ),
};

const withComponent = (title: string, component: ContentComponent): Story => ({
  render: () => <Sidebar boxes={[box(title, { components: [component] })]} />,
});

export const FinanceExpert: Story = withComponent('Persönliche Beratung', {
  __typename: 'FinanceExpert',
  name: 'Vorsorgeberatung der Pensionskasse',
  role: 'Montag bis Freitag',
  text: text('Wir gehen Ihre Zahlen mit Ihnen durch. Die Beratung ist kostenlos.'),
  phoneNumber: '+41 00 000 00 00',
  emailAddress: 'beratung@example.org',
  link: { text: 'Termin vereinbaren', link: '/kontakt' },
});

export const ContactDetails: Story = withComponent('So erreichen Sie uns', {
  __typename: 'ContactDetails',
  lines: ['Pensionskasse Muster', 'Musterweg 1', '3000 Musterstadt'],
  phoneNumber: '+41 00 000 00 00',
  emailAddress: 'info@example.org',
  website: 'https://example.org/',
});

export const ActionLinks: Story = withComponent('Formulare', {
  __typename: 'ActionLinks',
  links: [
    { text: 'Einkaufsantrag bestellen', link: 'https://example.org/order' },
    { text: 'Meine Dokumente', link: '/dokumente' },
    { text: 'Ohne bekannte Adresse', link: '{documentOrdering}' },
  ],
});

export const Downloads: Story = withComponent('Vorsorgeausweis', {
  __typename: 'Downloads',
  files: [{ text: 'Vorsorgeausweis öffnen', link: 'https://example.org/ausweis.pdf', hint: 'PDF, persönlich' }],
});

export const SimulationInTheSidebar: Story = withComponent('Rechnen Sie nach', simulation);
