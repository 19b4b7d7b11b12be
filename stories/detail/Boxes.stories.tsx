import type { Meta, StoryObj } from '@storybook/react-vite';
import { differingPage } from '../support/pages-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';

/** The boxes beside a detail page that a fund’s editors fill. */
const meta: Meta<PortalStoryProps> = {
  title: 'Components/Detail pages/Boxes',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'exit-benefit' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** Every kind of link, and invalid ones. */
export const EveryWayOn: Story = {
  name: 'Every next page',
  args: {
    answers: differingPage('exitBenefit', () => ({
      actions: {
        title: 'Alle Wege',
        text: 'Eine Seite des Portals, eine Adresse, ein Simulator, ein Dokument, eine E-Mail; und was keiner ist.',
        actions: [
          { text: 'Eine Seite', link: '/kontakt', linkText: 'Nachricht schreiben' },
          { text: 'Eine Adresse', link: 'https://www.example.org/', linkText: 'Verbindungsstelle Sicherheitsfonds' },
          { text: 'Ein Simulator', link: 'retirementsimulation', linkText: 'Pensionierung simulieren' },
          { text: 'Ein Dokument', link: 'documents/download?fileCode=story', linkText: 'Ausweis herunterladen' },
          { link: 'mailto:pk@example.org', linkText: 'E-Mail schreiben' },
          { link: 'javascript:alert(1)', linkText: 'Hier steht nichts' },
          { text: 'Worte ohne Weg', link: '//evil.example', linkText: 'Hier steht nichts' },
        ],
      },
      financeExpert: {
        title: null,
        text: 'Eine Box ohne Titel.',
        link: '/fragen',
        linkText: 'Fragen und Antworten',
      },
    })),
  },
};

/** Boxes with neither text nor link are hidden. */
export const NothingToSay: Story = {
  name: 'Nothing to say',
  args: {
    answers: differingPage('exitBenefit', () => ({
      actions: { title: 'Nur ein Titel', actions: [{ link: 'nowhere', linkText: 'Nichts' }] },
      financeExpert: { title: 'Nur ein Titel', text: ' ', link: null },
      simulation: { isVisible: false, title: 'Versteckt', text: 'Versteckt', link: '/kontakt', linkText: 'Nichts' },
    })),
  },
};
