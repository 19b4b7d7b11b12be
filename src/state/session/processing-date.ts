import { derivedAtom } from '#state/kernel/atoms.ts';
import { processingDateAtom } from '#state/kernel/ui.ts';
import { aboutUserAtom } from './session.ts';

/** The day up to which the fund has processed its data (ISO date): as the dashboard says, else as on arrival. */
export const dataStatusAtom = derivedAtom(
  (get): string | null => get(processingDateAtom) ?? get(aboutUserAtom)?.processingDate ?? null,
);
