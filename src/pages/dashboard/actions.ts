import { actionAtom } from '#state/kernel/atoms.ts';
import { processingDateAtom } from '#state/kernel/ui.ts';

/** Tells the shell up to when the fund has processed its data (ISO date); null takes the line away. */
export const showProcessingDateAction = actionAtom(({ set }, date: string | null) => {
  set(processingDateAtom, date);
});
