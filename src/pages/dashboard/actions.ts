import type { FoundDerivation } from '#detail/use-explanation.tsx';
import { actionAtom } from '#state/kernel/atoms.ts';
import { processingDateAtom } from '#state/kernel/ui.ts';
import type { Asked } from './explain.ts';

/** Sets the shell's processing date (ISO date); null hides it. */
export const showProcessingDateAction = actionAtom(({ set }, date: string | null) => {
  set(processingDateAtom, date);
});

/** How a figure of the answer is calculated; what asks for it is loaded by the first question. */
export const explainAction = actionAtom(async ({ set }, asked: Asked): Promise<FoundDerivation> => {
  const { findDerivationAction } = await import('./explain.ts');
  return set(findDerivationAction, asked);
});
