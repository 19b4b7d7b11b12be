import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocale, locales } from '#kernel/locale.ts';
import type { TenantProblem } from './format/settings.ts';
import { defineContent, type ContentSource, type FolderContent } from './define-content.ts';

const list = async (folder: string) => {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
};

/**
 * Reads a fund's `content/` (`content/de-CH/exit-benefit.json` and so on); empty if there is no such folder. Never
 * throws because of the files. Caches nothing.
 */
export const loadContent = async (
  root: string,
  code: string,
): Promise<FolderContent & { readonly problems: readonly TenantProblem[] }> => {
  const folder = join(root, code, 'content');
  const problems: TenantProblem[] = [];
  const sources: ContentSource[] = [];
  for (const language of await list(folder)) {
    const locale = language.name;
    if (!isLocale(locale) || !language.isDirectory()) {
      problems.push({ file: `content/${locale}`, field: '', message: `is none of ${locales.join(', ')}` });
      continue;
    }
    for (const { name } of (await list(join(folder, locale))).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = `content/${locale}/${name}`;
      if (!name.endsWith('.json')) {
        problems.push({ file, field: '', message: 'a file of content ends in .json' });
        continue;
      }
      try {
        const source: unknown = JSON.parse(await readFile(join(folder, locale, name), 'utf8'));
        sources.push({ file, locale, name: name.slice(0, -'.json'.length), source });
      } catch (error) {
        problems.push({ file, field: '', message: error instanceof Error ? error.message : 'holds no JSON' });
      }
    }
  }
  const { problems: broken, ...content } = defineContent(sources);
  return { ...content, problems: [...problems, ...broken] };
};
