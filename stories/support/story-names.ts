/** What keeps its capitals within a sentence. */
const asWritten: Readonly<Record<string, string>> = {
  ahv: 'AHV',
  chf: 'CHF',
  pdf: 'PDF',
  sms: 'SMS',
  email: 'e-mail',
};

/** The name that Storybook makes of an export, as a sentence is written: «Some cards coming soon». */
export const asSentence = (name: string): string => {
  const words = name.split(' ').map((word) => asWritten[word.toLowerCase()] ?? word.toLowerCase());
  const sentence = words.join(' ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
