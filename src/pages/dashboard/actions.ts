import { actionAtom } from '#state/atoms.ts';
import { processingDateAtom } from '#state/ui.ts';

/** Tells the shell up to when the fund has processed its data (ISO date); null takes the line away. */
export const showProcessingDateAction = actionAtom(({ set }, date: string | null) => {
  set(processingDateAtom, date);
});
