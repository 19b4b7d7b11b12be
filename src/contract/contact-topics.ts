/** What a message to the fund may be about, if a link of the portal leads to its form. */
export const contactTopics = [
  'documents',
  'birthDate',
  'salary',
  'newPensionFund',
  'vestedBenefits',
  'cashPayment',
  'benefitsAtExit',
  'stayInsured',
  'lumpSum',
  'buyIn',
] as const;

export type ContactTopic = (typeof contactTopics)[number];
