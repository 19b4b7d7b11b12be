import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src/contract/endpoints');

/** A call and the comment above it. */
const declared = /\/\*\*\s((?:(?!\*\/).)*?)\s\*\/\nexport const (\w+) = endpoint/gs;

/** What each call is for, by its name: the comment above its declaration, which is no part of what a browser loads. */
const summaries: ReadonlyMap<string, string> = new Map(
  readdirSync(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(declared),
      ([, comment = '', name = '']) => [name, comment.replaceAll(/(?:^|\n)\s*\* /g, ' ').trim()] as const,
    ),
  ),
);

/** What a call is for, in one sentence. Throws if its declaration doesn't say. */
export const summaryOf = (name: string): string => {
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`The call ${name} needs a comment that says what it is for.`);
  return summary;
};
