import type { FundFiles } from '#contract/studio/files.ts';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from './paths.ts';

/** Every text in a tree of settings. */
const textsIn = (node: unknown): string[] =>
  typeof node === 'string' ? [node] : isRecord(node) ? Object.values(node).flatMap(textsIn) : [];

/** The files without those images that no setting names any more; a logo's twin for mails stays with it. */
export const withoutUnused = (files: FundFiles, candidates: readonly string[]): FundFiles => {
  const named = new Set(textsIn(files.settings));
  const stems = new Set([...named].map((name) => name.replace(/\.\w+$/, '')));
  const unused = candidates.filter(
    (name) => Object.hasOwn(files.assets, name) && !named.has(name) && !stems.has(name.replace(/\.\w+$/, '')),
  );
  return unused.reduce((rest, name) => withValue(rest, ['assets', name], undefined), files);
};
