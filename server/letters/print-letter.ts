import type { Funds } from '../funds.ts';
import type { Message } from '../store/tables.ts';
import { letterContentSchema } from './letter-content.ts';
import { letterLook } from './letter-look.ts';
import { letterPdf } from './letter-pdf.ts';

/** Prints the letter of a message; null where the message is none, or is forgotten already. */
export type PrintLetter = (message: Message) => Promise<Uint8Array | null>;

/** Letters in the look of their funds, whose folders lie in `tenantsDir`. */
export const letterPrinter =
  ({ funds, tenantsDir }: { readonly funds: Funds; readonly tenantsDir: string }): PrintLetter =>
  async (message) => {
    if (message.channel !== 'post' || message.letter === null) return null;
    const content = letterContentSchema.parse(message.letter);
    const fund = await funds.find(message.tenant);
    const look = fund === null ? { logo: null } : await letterLook(fund, content.locale, tenantsDir);
    return letterPdf(content, look, message.created_at);
  };
