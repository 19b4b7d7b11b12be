import { messageProblem, plainMessage, type MessageProblem } from '#domain/message-rules.ts';
import { refuse } from '#server/kernel/refusal.ts';

const refusals = {
  empty: 'validation',
  tooLong: 'messageTooLong',
  lineBreak: 'validation',
  oddCharacters: 'oddCharacters',
} as const satisfies Record<MessageProblem, string>;

/** A message's text in its stored form; refuses an invalid one, naming the field. */
export const readMessageText = (text: string, field: string): string => {
  const problem = messageProblem(text);
  if (problem !== null) throw refuse.invalid(field, refusals[problem]);
  return plainMessage(text);
};
