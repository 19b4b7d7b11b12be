import { open, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryRefused } from './delivery-refused.ts';
import type { Deliver } from './dispatcher.ts';
import type { PrintLetter } from './print-letter.ts';

/**
 * Passes letters to a print service through a folder: one PDF per letter, `<fund>-<id>.pdf`, renamed into place once it
 * is complete and on the disk, so that the print service never sees half a letter. A repeated delivery replaces the
 * file of the same name.
 */
export const letterFolder =
  ({ folder, print }: { readonly folder: string; readonly print: PrintLetter }): Deliver =>
  async (message) => {
    const pdf = await print(message);
    if (pdf === null) throw new DeliveryRefused('the letter is forgotten already');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${message.tenant}-${message.id}.pdf`;
    const aside = join(folder, `.${name}.part`);
    const file = await open(aside, 'w', 0o600);
    try {
      await file.writeFile(pdf);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(aside, join(folder, name));
  };
