import type * as z from 'zod/mini';
import type { colourModeSchema } from '#contract/settings.ts';
import { keptStateAtom, stateAtom } from './atoms.ts';
import { stored } from './storage-keys.ts';

/** Light, dark, or as the device says. */
export type ColourMode = z.infer<typeof colourModeSchema>;

/** Something that covers the page is under way. */
export const globalLoadingAtom = stateAtom('session', 'ui.globalLoading', false);
/** The texts of another language are being fetched. */
export const translationLoadingAtom = stateAtom('session', 'ui.translationLoading', false);

/** Up to when the fund has processed its data (ISO date), as the page's data says; null: no line. */
export const processingDateAtom = stateAtom<string | null>('session', 'ui.processingDate', null);

/** The colour mode this device asked for; null: the fund's own. It is the device's, not the person's. */
export const colourModeAtom = keptStateAtom<ColourMode | null>('device', 'ui.colourMode', null, {
  storage: 'local',
  entry: stored.colourMode,
  format: (mode) => mode,
});
