import { actionAtom } from '#state/kernel/atoms.ts';
import { processingDateAtom } from '#state/kernel/ui.ts';

/** Sets the shell's processing date (ISO date); null hides it. */
export const showProcessingDateAction = actionAtom(({ set }, date: string | null) => {
  set(processingDateAtom, date);
});
