import type { FundFiles } from '#contract/studio/files.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath, Mend } from './finding.ts';

/** Keys that would reach an object's prototype. */
const refusedKeys: ReadonlySet<string | number> = new Set(['__proto__', 'constructor', 'prototype']);

const changed = (node: unknown, [key, ...rest]: FilePath, mend: Mend): unknown => {
  if (key === undefined) return mend.kind === 'set' ? mend.value : node;
  const last = rest.length === 0;
  if (Array.isArray(node)) {
    const entries: readonly unknown[] = node;
    const index = typeof key === 'number' ? key : Number(key);
    if (!Number.isInteger(index) || index < 0 || index > entries.length) return node;
    if (mend.kind === 'remove') {
      if (index === entries.length) return node;
      return last ? entries.toSpliced(index, 1) : entries.with(index, changed(entries[index], rest, mend));
    }
    return entries.toSpliced(index, 1, changed(entries[index], rest, mend));
  }
  const name = String(key);
  if (mend.kind === 'remove') {
    if (!isRecord(node) || !Object.hasOwn(node, name)) return node;
    const { [name]: inner, ...others } = node;
    return last ? others : { ...node, [name]: changed(inner, rest, mend) };
  }
  const fields = isRecord(node) ? node : {};
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return { ...fields, [name]: changed(inner, rest, mend) };
};

/**
 * A fund's files with one finding mended. The files themselves stay as they are, and what the mend doesn't concern is the
 * same object as before. Removing what isn't there changes nothing; what leads to it is created where a value is set.
 */
export const applyMend = (files: FundFiles, mend: Mend): FundFiles => {
  const [file, ...path] = mend.path;
  if (mend.path.some((key) => refusedKeys.has(key)) || path.length === 0) return files;
  // A path names what the schema of the file allows, and the provider reads the whole again.
  if (file === 'settings' || file === 'content' || file === 'assets')
    return { ...files, [file]: changed(files[file], path, mend) };
  return files;
};
