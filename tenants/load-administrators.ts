import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isMissingFile } from '#kernel/is-missing-file.ts';
import { administratorsSchema, type AdministratorRecord } from './format/administrators.ts';
import type { TenantProblem } from './format/settings.ts';
import { problemsOf } from './read-issues.ts';

const { localeError } = z.locales.en();

/**
 * A fund's administrators, from its folder; none if there is no file, or a broken one, because nobody may be let in by half a
 * list. Never throws because of the file.
 */
export const loadAdministrators = async (
  root: string,
  code: string,
): Promise<{
  readonly administrators: readonly AdministratorRecord[];
  readonly problems: readonly TenantProblem[];
}> => {
  const file = 'administrators.json';
  let text: string;
  try {
    text = await readFile(join(root, code, file), 'utf8');
  } catch (error) {
    const problems = isMissingFile(error) ? [] : [{ file, field: '', message: 'can’t be read' }];
    return { administrators: [], problems };
  }
  let source: unknown;
  try {
    source = JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'holds no JSON';
    return { administrators: [], problems: [{ file, field: '', message }] };
  }
  const read = administratorsSchema.safeParse(source, { error: localeError });
  return read.success
    ? { administrators: read.data, problems: [] }
    : { administrators: [], problems: problemsOf(file, [], read.error.issues) };
};
