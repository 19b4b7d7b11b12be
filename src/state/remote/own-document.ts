import { downloadDocument } from '#contract/endpoints/documents.ts';
import { actionAtom, derivedAtom } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { tokenAtom } from '#state/session/session.ts';
import { generationAtom, openedDocumentsAtom } from './document-desk.ts';
import { loadedFile, type LoadedFile } from './loaded-file.ts';
import { absenceOf, type Absence } from './page-link.ts';

/** One of the member's documents, or why it is missing. */
export type LoadedDocument = LoadedFile | { readonly content: null; readonly because: Absence };

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
    // Opened from the list, it has been found without the word that it has arrived.
    if (get(generationAtom)?.fileCode === fileCode) set(generationAtom, null);
    set(openedDocumentsAtom, (count) => count + 1);
    return loadedFile(downloadDocument, answer.data);
  },
);
