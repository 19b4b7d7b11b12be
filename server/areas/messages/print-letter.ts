import { letterContentSchema } from '#server/store/message-content.ts';
import type { Message } from '#server/store/tables.ts';
import type { Funds } from '#server/model/funds.ts';
import { printLook } from '#server/model/print/print-look.ts';
import { letterPdf } from './letter-pdf.ts';

/** Prints the letter of a message; null if the message is no letter, or already deleted. */
export type PrintLetter = (message: Message) => Promise<Uint8Array | null>;

/** Prints letters in the look of their funds. */
export const letterPrinter =
  ({ funds }: { readonly funds: Funds }): PrintLetter =>
  async (message) => {
    if (message.channel !== 'post' || message.letter === null) return null;
    const content = letterContentSchema.parse(message.letter);
    const fund = await funds.find(message.tenant);
    const look = fund === null ? { logo: null } : await printLook(fund, content.locale, funds);
    return letterPdf(content, look, message.created_at);
  };
