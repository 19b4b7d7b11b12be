import { downloadDocument } from '#contract/endpoints/documents.ts';
import { safePdfName } from '#kernel/file-name.ts';
import { actionAtom, derivedAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { tokenAtom } from '#state/session/session.ts';
import { openedDocumentsAtom } from './document-desk.ts';
import { absenceOf, type Absence } from './page-link.ts';

/** One of the member's documents, or why it is missing. */
export type LoadedDocument =
  { readonly name: string; readonly content: Blob } | { readonly content: null; readonly because: Absence };

/** The name of a file in the header `Content-Disposition`; the longer form is the one that isn't ASCII. RFC 6266. */
export const fileNameIn = (disposition: string): string => {
  const [, longer] = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition) ?? [];
  const [, shorter] = /filename\s*=\s*"?([^";]+)/i.exec(disposition) ?? [];
  try {
    if (longer !== undefined) return decodeURIComponent(longer.trim());
  } catch {
    // The shorter form is in the header for this case.
  }
  return shorter?.trim() ?? 'document.pdf';
};

/** Whether the tab has a token, without which some providers refuse a document. */
export const hasTokenAtom = derivedAtom((get) => get(tokenAtom) !== null);

/**
 * Loads one of the member's documents, which marks it as read, with the tab's token, which a link can't send. Like other
 * data, its failure doesn't end the session.
 */
export const openDocumentAction = actionAtom(
  async ({ get, set, services }, fileCode: string): Promise<LoadedDocument> => {
    const query = { fileCode, ...get(anonymizeQueryAtom) };
    const answer = await services.call(downloadDocument, { query }, { says: 'face' });
    if (!answer.ok) return { content: null, because: absenceOf(answer.trouble) };
    set(openedDocumentsAtom, (count) => count + 1);
    const { name, content } = answer.data;
    return { name: safePdfName(fileNameIn(name)), content: new Blob([content], { type: downloadDocument.file }) };
  },
);
