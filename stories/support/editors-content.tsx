import type { RichText } from '#contract/content.ts';
import type { LinkOf } from '#domain/content-link.ts';
import { readRichText } from '#tenants/rich-text-notation.ts';

/** Resolves links without a portal. */
export const linkOf: LinkOf = (target) => (/^(?:https?:\/\/|mailto:|\/)/.test(target) ? target : null);

/** How links of editors' content behave in a story. */
export const manner = { linkOf, newWindowHint: 'öffnet in neuem Fenster' };

/** Rich text in the notation of the funds' content folders. */
export const text = (...blocks: string[]): RichText => readRichText(blocks).value;

/** An article with every kind of block. */
export const article = text(
  'Verlassen Sie Ihren Arbeitgeber, steht Ihnen die **Austrittsleistung** zu. Sie entspricht dem Altersguthaben, das Sie bis dahin angespart haben.',
  '## Noch keine neue Stelle',
  'Wählen Sie ein Freizügigkeitskonto oder eine Freizügigkeitspolice; mehr dazu unter [Fragen](/fragen) und bei der [Aufsicht](https://example.org/).',
  '- Sie verlassen die Schweiz endgültig.\n- Sie machen sich *selbständig*.\n- Die Leistung ist kleiner als Ihr Beitrag eines Jahres.',
  '## So gehen Sie vor',
  '1. Ihr Arbeitgeber meldet uns den Austritt.\n2. Sie sagen uns, wohin das Geld soll.',
  '! Die Pensionskasse ist an Planungen mit unabhängigen Finanzplanerinnen und Finanzplanern nicht beteiligt und haftet nicht dafür.',
);

/** A box that leads to a simulator. */
export const simulation = {
  __typename: 'SimulationBox',
  title: 'Was bringt ein Einkauf?',
  text: text('Geben Sie einen Betrag ein und sehen Sie, wie sich Guthaben und Rente verändern.'),
  link: 'https://example.org/simulator',
  linkText: 'Einkauf simulieren',
} as const;
