import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ContentComponent, RichText, SidebarBox } from '#contract/content.ts';
import type { LinkOf } from '#domain/content-link.ts';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { hostileMarkup } from '#tests/support/hostile-texts.ts';
import { readRichText } from '#tenants/rich-text-notation.ts';

const meta: Meta = { title: 'UI/Content' };
export default meta;
type Story = StoryObj;

/** Resolves links without a portal. */
const linkOf: LinkOf = (target) => (/^(?:https?:\/\/|mailto:|\/)/.test(target) ? target : null);
const manner = { linkOf, newWindowHint: 'öffnet in neuem Fenster' };

const text = (...blocks: string[]): RichText => readRichText(blocks).value;

const article = text(
  'Verlassen Sie Ihren Arbeitgeber, steht Ihnen die **Austrittsleistung** zu. Sie entspricht dem Altersguthaben, das Sie bis dahin angespart haben.',
  '## Noch keine neue Stelle',
  'Wählen Sie ein Freizügigkeitskonto oder eine Freizügigkeitspolice; mehr dazu unter [Fragen](/fragen) und bei der [Aufsicht](https://example.org/).',
  '- Sie verlassen die Schweiz endgültig.\n- Sie machen sich *selbständig*.\n- Die Leistung ist kleiner als Ihr Beitrag eines Jahres.',
  '## So gehen Sie vor',
  '1. Ihr Arbeitgeber meldet uns den Austritt.\n2. Sie sagen uns, wohin das Geld soll.',
  '! Die Pensionskasse ist an Planungen mit unabhängigen Finanzplanerinnen und Finanzplanern nicht beteiligt und haftet nicht dafür.',
);

export const Article: Story = { render: () => <RichTextView content={article} {...manner} /> };

export const ArticleInAnotherLanguage: Story = {
  render: () => <RichTextView content={article} lang="de-CH" {...manner} />,
};

export const WhatWouldRunInABrowser: Story = {
  render: () => (
    <RichTextView content={{ blocks: hostileMarkup.flatMap((markup) => text(markup).blocks) }} {...manner} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, iframe, object, form, img[src="x"]')).toBeNull();
    await expect(within(canvasElement).getByText(/window\.hacked = true<\/script>/)).toBeVisible();
  },
};

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

const simulation = {
  __typename: 'SimulationBox',
  title: 'Was bringt ein Einkauf?',
  text: text('Geben Sie einen Betrag ein und sehen Sie, wie sich Guthaben und Rente verändern.'),
  link: 'https://example.org/simulator',
  linkText: 'Einkauf simulieren',
} as const;

export const SimulationInTheSidebar: Story = withComponent('Rechnen Sie nach', simulation);

export const SimulationInTheText: Story = { render: () => <SimulationCard box={simulation} {...manner} /> };
