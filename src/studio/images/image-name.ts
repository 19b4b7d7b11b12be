import { imageNameSchema } from '#contract/studio/files.ts';

/** Longest name of an image, without its ending. */
const longest = 60;

/**
 * A name that an image may have in a fund's folder, as near to its own as possible; null if its ending is none of a
 * picture.
 *
 * @param taken names that other images have
 */
export const imageNameOf = (file: string, taken: readonly string[]): string | null => {
  const at = file.lastIndexOf('.');
  const ending = file.slice(at + 1).toLowerCase();
  const plain = (at < 0 ? file : file.slice(0, at))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, longest);
  const stem = plain === '' ? 'image' : plain;
  for (let count = 1; ; count += 1) {
    const name = `${stem}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (!imageNameSchema.safeParse(name).success) return null;
    if (!taken.includes(name)) return name;
  }
};
