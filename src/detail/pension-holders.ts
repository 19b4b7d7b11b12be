import { createContext } from 'react';

/** Whose pensions a calculation adds up, by name; empty where the names are unknown or hidden. */
export type PensionHolders = { readonly partner: readonly string[]; readonly children: readonly string[] };

/** The names for the calculations explained below it. */
export const PensionHoldersContext = createContext<PensionHolders>({ partner: [], children: [] });
