/** Simulators that boxes lead to, by the names that `pages/{name}` looks up. */
export const linkedSimulators = [
  'buyinsimulation',
  'retirementsimulation',
  'homeownershipsimulation',
  'additionalsavingssimulation',
  'protectionsimulation',
  'leavesimulation',
] as const;

export type LinkedSimulator = (typeof linkedSimulators)[number];

/** Names of addresses that `pages/{name}` looks up. */
export const pageLinkNames = [...linkedSimulators, 'documentordering', 'insurancecertificate'] as const;

export type PageLinkName = (typeof pageLinkNames)[number];

/** Whether a text is a name for `pages/{name}`. */
export const isPageLinkName = (word: string): word is PageLinkName => pageLinkNames.some((name) => name === word);

/** Whether a text is the name of a simulator that boxes lead to. */
export const isLinkedSimulator = (word: string): word is LinkedSimulator =>
  linkedSimulators.some((name) => name === word);
