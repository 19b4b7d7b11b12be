/** Names of addresses that `pages/{name}` looks up. */
export const pageLinkNames = [
  'buyinsimulation',
  'retirementsimulation',
  'homeownershipsimulation',
  'additionalsavingssimulation',
  'documentordering',
  'insurancecertificate',
] as const;

export type PageLinkName = (typeof pageLinkNames)[number];

/** Whether a text is a name for `pages/{name}`. */
export const isPageLinkName = (word: string): word is PageLinkName => pageLinkNames.some((name) => name === word);
