import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answer } from '../support/story-provider.ts';

/** The terms of use, and whether the member has accepted them. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Terms',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'terms' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const withTerms =
  (termsOfUse: string | null): NonNullable<PortalStoryProps['settings']> =>
  (ofFund) => ({ ...ofFund, termsOfUse, tenantConfigurations: {} });

/** The fund's own terms, or the portal's. */
export const AsTheFundHasThem: Story = {};

/** A fund without terms of its own shows the portal's general ones. */
export const General: Story = { args: { settings: withTerms(null) } };

/** The fund's terms are a document elsewhere. */
export const ADocumentElsewhere: Story = { args: { settings: withTerms('https://kasse.example/terms.pdf') } };

/** Long terms with headings, lists, and paragraphs before the first heading. */
export const Long: Story = {
  args: {
    settings: withTerms(
      `Gültig ab 1. Januar 2026.\n\n${Array.from(
        { length: 8 },
        (_, index) =>
          `# ${index + 1}. Abschnitt mit einer recht langen Überschrift\n\n${'Ein Satz, der etwas regelt. '.repeat(12)}\n\n- Erster Punkt\n- Zweiter Punkt`,
      ).join('\n\n')}`,
    ),
  },
};

/** Terms without any headings. */
export const OnlyParagraphs: Story = { args: { settings: withTerms('Erster Absatz.\n\nZweiter Absatz.') } };

/** The member has accepted these terms. */
export const Accepted: Story = {
  args: {
    answers: () => ({ acceptedTerms: answer(endpoints.acceptedTerms, { acceptedOn: '2026-03-09', isCurrent: true }) }),
  },
};

/** The terms have changed since the member accepted them. */
export const ChangedSince: Story = {
  args: {
    answers: () => ({ acceptedTerms: answer(endpoints.acceptedTerms, { acceptedOn: '2025-03-09', isCurrent: false }) }),
  },
};
