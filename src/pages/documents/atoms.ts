import { documents, documentsSummary } from '#contract/endpoints/documents.ts';
import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';
import { openedDocumentsAtom, shownDocumentAtom } from '#state/remote/document-desk.ts';
import { loadDocumentAction, type LoadedDocument } from '#state/remote/own-document.ts';
import { resource } from '#state/remote/resource.ts';

/** The member's documents. */
export const documentsResource = resource('documents', documents);

/** Whether the member may have documents generated. */
export const summaryResource = resource('documents.summary', documentsSummary);

/** What the member looks for; kept while they visit other pages. */
export type Search = { readonly text: string; readonly type: string; readonly year: string };

export const noSearch: Search = { text: '', type: '', year: '' };
export const searchAtom = stateAtom('session', 'documents.search', noSearch);

/** Changes what is looked for. */
export const searchAction = actionAtom(({ set }, change: Partial<Search>): void => {
  set(searchAtom, (before) => ({ ...before, ...change }));
});

/** Shows a document in the viewer. */
export const showDocumentAction = actionAtom(
  ({ set }, document: { readonly fileCode: string; readonly title: string }): void => {
    set(shownDocumentAtom, document);
  },
);

/** Loads a document to be saved, which marks it as read. */
export const fetchDocumentAction = actionAtom(async ({ set }, fileCode: string): Promise<LoadedDocument> => {
  const found = await set(loadDocumentAction, fileCode);
  if (found.content !== null) set(openedDocumentsAtom, (count) => count + 1);
  return found;
});
