import type { FundFiles } from '#contract/studio/files.ts';
import type { FilePath } from '#tenants/finding.ts';
import { mailLogoOf } from '#domain/logos.ts';
import { isRecord } from '#kernel/is-record.ts';
import { withValue } from '../kernel/paths.ts';

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

/** An image that the provider has, and its name in the fund's folder. */
export type StoredImage = { readonly name: string; readonly hash: string };

/** Puts a stored image, the first, where a setting names it, in place of the one before; others lie beside it. */
export const putImage = (
  files: FundFiles,
  path: FilePath,
  images: readonly StoredImage[],
  before: string | undefined,
): FundFiles => {
  const stored = images.reduce((all, { name, hash }) => withValue(all, ['assets', name], hash), files);
  return withoutUnused(
    withValue(stored, path, images[0]?.name),
    before === undefined ? [] : [before, mailLogoOf(before)],
  );
};
