import type * as z from 'zod/mini';
import type { colourModeSchema } from '#contract/settings.ts';
import { keptStateAtom, stateAtom } from './atoms.ts';
import { stored } from './storage-keys.ts';

/** Light, dark, or the device's setting. */
export type ColourMode = z.infer<typeof colourModeSchema>;

/** Whether an overlay covers the page while the portal reloads. */
export const globalLoadingAtom = stateAtom('session', 'ui.globalLoading', false);
/** Whether the language is being changed. */
export const translationLoadingAtom = stateAtom('session', 'ui.translationLoading', false);

/** The day up to which the fund has processed its data (ISO date), as the dashboard says; null if unknown. */
export const processingDateAtom = stateAtom<string | null>('session', 'ui.processingDate', null);

/** The fund's notice that was put away, until the person logs out or the tab is closed; another one is shown. */
export const noticeAwayAtom = keptStateAtom<string | null>('flow', 'ui.noticeAway', null, {
  storage: 'session',
  entry: stored.noticeAway,
  format: (notice) => notice,
});

/** The colour mode chosen on this device; null for the fund's. It belongs to the device, not to the person. */
export const colourModeAtom = keptStateAtom<ColourMode | null>('device', 'ui.colourMode', null, {
  storage: 'local',
  entry: stored.colourMode,
  format: (mode) => mode,
});
