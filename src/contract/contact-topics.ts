/** What a message to the fund may be about, if a link or a simulator of the portal begins it. */
export const contactTopics = [
  'documents',
  'birthDate',
  'salary',
  'newPensionFund',
  'vestedBenefits',
  'cashPayment',
  'benefitsAtExit',
  'stayInsured',
  'retirement',
  'buyIn',
  'appointment',
] as const;

export type ContactTopic = (typeof contactTopics)[number];
