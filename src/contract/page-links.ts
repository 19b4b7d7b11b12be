/** Names of simulators that `pages/{name}` looks up. */
export const simulatorNames = [
  'buyinsimulation',
  'retirementsimulation',
  'homeownershipsimulation',
  'additionalsavingssimulation',
] as const;

export type SimulatorName = (typeof simulatorNames)[number];

/** Names of addresses that `pages/{name}` looks up. */
export const pageLinkNames = [...simulatorNames, 'documentordering', 'insurancecertificate'] as const;

export type PageLinkName = (typeof pageLinkNames)[number];

/** Whether a text is a name for `pages/{name}`. */
export const isPageLinkName = (word: string): word is PageLinkName => pageLinkNames.some((name) => name === word);

/** Whether a text is a simulator's name. */
export const isSimulatorName = (word: string): word is SimulatorName => simulatorNames.some((name) => name === word);
