import { documents, documentsSummary } from '#contract/endpoints/documents.ts';
import { actionAtom, stateAtom } from '#state/kernel/atoms.ts';
import { isDeskExpectedAtom, shownDocumentAtom, type ShownDocument } from '#state/remote/document-desk.ts';
import { expectViewer } from '#ui/expect-viewer.ts';
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

/** Fetches all that shows a document, because one seems to be wanted. */
export const expectDocumentAction = actionAtom(({ set }): void => {
  set(isDeskExpectedAtom, true);
  void expectViewer();
});

/** Shows a document in the viewer. */
export const showDocumentAction = actionAtom(({ set }, document: ShownDocument): void => {
  set(shownDocumentAtom, document);
});
