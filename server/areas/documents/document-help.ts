import { fill } from '#kernel/fill.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import type { DocumentHelp } from './document-model.ts';
import type { DocumentSource } from './document-source.ts';

/** Whom a member asks about a document: the fund's contact, and the portal. */
export const helpOf = ({ settings, portal, locale }: DocumentSource): DocumentHelp => {
  const { help: words } = certificateTexts(locale);
  const { contact } = settings.configurations;
  const lines = [contact?.phoneNumber, contact?.emailAddress, contact?.website].flatMap((line) => line ?? []);
  return {
    title: words.title,
    ask: lines.length === 0 ? words.askInPortal : words.ask,
    contact: lines,
    portal: words.portal,
    address: portal,
    qr: fill(words.qr, { address: portal }),
  };
};
