import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { baseLocale, locales } from '#kernel/locale.ts';

const words = z.object({ text: z.string() });

/**
 * Says in every language what a browser without scripts shows, because the page can't know its reader's language yet.
 */
export const noScript = (): Plugin => ({
  name: 'no-script',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) => {
      const sentences = locales
        .filter((locale) => baseLocale(locale) === locale)
        .map((locale) => {
          const file = readFileSync(join(import.meta.dirname, '../words', locale, 'no-script.json'), 'utf8');
          return `<p lang="${locale}">${words.parse(JSON.parse(file)).text}</p>`;
        });
      if (!html.includes('<!--no-script-->')) throw new Error(`${path} has no place for the words without scripts.`);
      return html.replace('<!--no-script-->', sentences.join(''));
    },
  },
});
