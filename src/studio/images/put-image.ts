import type { FundFiles } from '#contract/studio/files.ts';
import type { FilePath } from '#tenants/finding.ts';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from '../draft/paths.ts';

/** Every text in a tree of settings. */
const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : isRecord(node) ? Object.values(node).flatMap(textsIn) : [];

/** The files without images that no setting names any more; a logo's twin for mails stays with it. */
const withoutUnused = (files: FundFiles, candidates: readonly string[]): FundFiles => {
  const named = new Set(textsIn(files.settings));
  const stems = new Set([...named].map((name) => name.replace(/\.\w+$/, '')));
  const unused = candidates.filter((name) => !named.has(name) && !stems.has(name.replace(/\.\w+$/, '')));
  return unused.reduce((rest, name) => withValue(rest, ['assets', name], undefined), files);
};

/** Puts a stored image where a setting names it, in place of the one before. */
export const putImage = (
  files: FundFiles,
  path: FilePath,
  image: { readonly name: string; readonly hash: string } | null,
  before: string | undefined,
): FundFiles => {
  const stored = image === null ? files : withValue(files, ['assets', image.name], image.hash);
  return withoutUnused(withValue(stored, path, image?.name), before === undefined ? [] : [before]);
};
