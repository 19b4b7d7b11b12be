import type { FundFiles } from '#contract/studio/files.ts';
import type { FilePath } from '#tenants/finding.ts';
import { mailLogoOf } from '#domain/logos.ts';
import { withValue } from '../kernel/paths.ts';
import { withoutUnused } from '../kernel/unused-images.ts';

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
