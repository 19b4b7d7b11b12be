import type * as z from 'zod/mini';
import type { colourModeSchema } from '#contract/settings.ts';
import { actionAtom, keptAtom, resettableAtom } from './atoms.ts';
import { stored, writeStored } from './storage-keys.ts';

/** Light, dark, or as the device says. */
export type ColourMode = z.infer<typeof colourModeSchema>;

/** Something that covers the page is under way. */
export const globalLoadingAtom = resettableAtom('ui.globalLoading', false);
/** Long work goes on in the drawer at the bottom. */
export const drawerLoadingAtom = resettableAtom('ui.drawerLoading', false);
/** The texts of another language are being fetched. */
export const translationLoadingAtom = resettableAtom('ui.translationLoading', false);

/** What the drawer at the bottom says about long work; texts are in the page's language already. */
export type Drawer = {
  readonly title: string;
  readonly text: string;
  /** How far the work is, from 0 to 1, where that is known. */
  readonly progress?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
};
export const drawerAtom = resettableAtom<Drawer | null>('ui.drawer', null);

/** Up to when the fund has processed its data (ISO date), as the page's data says; null: no line. */
export const processingDateAtom = resettableAtom<string | null>('ui.processingDate', null);

/** The colour mode this device asked for; null: the fund's own. It is the device's, not the person's. */
export const colourModeAtom = keptAtom<ColourMode | null>('ui.colourMode', null);

/** Chooses a colour mode and keeps the choice on this device. */
export const setColourModeAction = actionAtom(({ set, services }, mode: ColourMode) => {
  set(colourModeAtom, mode);
  writeStored(services.local, stored.colourMode, mode);
});
