import { generateInsuranceFormSet } from '#contract/endpoints/documents.ts';
import { actionAtom, type ActionTools } from '#state/kernel/atoms.ts';
import { generationAtom } from './document-desk.ts';
import { absenceOf } from './page-link.ts';

/** Milliseconds between two questions how far a document is (specification, section 9). */
export const pollInterval = 5_000;

/** Milliseconds after which a document that never becomes ready counts as failed. */
const longest = 15 * 60_000;

const fail = ({ set, services }: ActionTools): void => {
  set(generationAtom, null);
  services.toast({ kind: 'error', text: services.texts.t('documents:generation.failed') });
};

/**
 * Begins the generation of the insurance form set (specification, section 4). Resolves with the code of a document that
 * is ready at once, which is to be downloaded; otherwise with null: the drawer follows it, or a toast has said that it
 * failed.
 */
export const startGenerationAction = actionAtom(async (tools): Promise<string | null> => {
  const { get, set, services } = tools;
  if (get(generationAtom) !== null) return null;
  const answer = await services.call(generateInsuranceFormSet, { query: {} }, { says: 'face' });
  if (!answer.ok) {
    const because = absenceOf(answer.trouble);
    if (because === 'network' || because === 'timeout') {
      services.toast({ kind: 'error', text: services.texts.t(`errors:${because}`) });
    } else if (because === 'nothing') fail(tools);
    return null;
  }
  const { isReady, hasError, fileCode } = answer.data;
  if (hasError || fileCode === null || fileCode === '') {
    fail(tools);
    return null;
  }
  if (isReady) return fileCode;
  set(generationAtom, { fileCode, step: 'generating', since: services.clock.now() });
  return null;
});

/** Troubles that may be over with the next question. */
const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'unavailable', 'unreadable', 'wait']);

/** Asks how far the document is. A question that isn't answered is repeated with the next one. */
export const pollGenerationAction = actionAtom(async (tools): Promise<void> => {
  const { get, set, services } = tools;
  const generation = get(generationAtom);
  if (generation?.step !== 'generating') return;
  const { fileCode } = generation;
  const answer = await services.call(generateInsuranceFormSet, { query: { fileCode } }, { says: 'face' });
  // It may have been given up meanwhile, or the member have logged out.
  if (get(generationAtom)?.fileCode !== fileCode) return;
  const isOver = services.clock.now() - generation.since > longest;
  if (!answer.ok) {
    const { is } = answer.trouble;
    if (is !== 'gone' && is !== 'sessionEnded' && (isOver || !passing.has(is))) fail(tools);
    return;
  }
  const { isReady, hasError, fileCode: next } = answer.data;
  if (hasError || (isOver && !isReady)) fail(tools);
  else set(generationAtom, { ...generation, fileCode: next || fileCode, step: isReady ? 'ready' : 'generating' });
});
