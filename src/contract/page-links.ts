/** Names that `pages/{name}` gives an address for. */
export const pageLinkNames = [
  'buyinsimulation',
  'retirementsimulation',
  'homeownershipsimulation',
  'additionalsavingssimulation',
  'documentordering',
  'insurancecertificate',
] as const;

export type PageLinkName = (typeof pageLinkNames)[number];

/** Whether a word is a name that `pages/{name}` knows. */
export const isPageLinkName = (word: string): word is PageLinkName => pageLinkNames.some((name) => name === word);
