import type { FundFiles } from '#contract/studio/files.ts';
import { isFields, isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';

/** A path as one word, for keys and for the address: `settings.configurations.brand.primary`. */
export const pathName = (path: FilePath): string => path.join('.');

const child = (node: unknown, key: string | number): unknown =>
  isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined;

/** What is at a path of a fund's files; undefined if there is nothing. */
export const valueAt = (files: FundFiles, path: FilePath): unknown => path.reduce<unknown>(child, files);

const isEmpty = (value: unknown): boolean => isFields(value) && Object.keys(value).length === 0;

const put = (node: unknown, [key, ...rest]: FilePath, value: unknown): unknown => {
  if (key === undefined) return value;
  const inner = put(child(node, key), rest, value);
  if (Array.isArray(node)) {
    const list: readonly unknown[] = node;
    return inner === undefined
      ? list.filter((_, index) => index !== Number(key))
      : Object.assign([...list], { [key]: inner });
  }
  const { [key]: _, ...others } = isRecord(node) ? node : {};
  // What holds nothing any more is not written, as if nobody had ever filled it.
  if (inner === undefined || (value === undefined && isEmpty(inner))) return others;
  // A changed field keeps its place in the file.
  return isRecord(node) && Object.hasOwn(node, key) ? { ...node, [key]: inner } : { ...others, [key]: inner };
};

/** The parts that a fund's files always have. */
const whole = ({ settings = {}, content = {}, assets = {} }: Partial<FundFiles>): FundFiles => ({
  settings,
  content,
  assets,
});

/** A fund's files with another value at a path; undefined removes it, and what then holds nothing. Changes nothing in place. */
export const withValue = (files: FundFiles, path: FilePath, value: unknown): FundFiles =>
  whole(put(files, path, value) as Partial<FundFiles>);
