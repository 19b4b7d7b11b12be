import type { FundFiles } from '#contract/studio/files.ts';
import { isFields, isRecord } from '#kernel/is-record.ts';
import type { FilePath } from '#tenants/finding.ts';
import { withValue } from './paths.ts';
import { sameJson } from '#kernel/same-json.ts';

/** A field that two people have changed in different ways since they both read it. */
export type Clash = { readonly path: FilePath; readonly mine: unknown; readonly theirs: unknown };

/** Two people's files in one: each one's changes, and what only they can decide. */
export type Merged = {
  /** With mine where both have changed a field. */
  readonly files: FundFiles;
  readonly clashes: readonly Clash[];
};

type Step = { readonly path: FilePath; readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };

const at = (value: unknown, key: string | number): unknown => (isRecord(value) ? value[key] : undefined);

/** The parts of three values that are compared one by one; null if they are compared as a whole. */
const partsOf = ({ path, base, mine, theirs }: Step): Step[] | null => {
  const each = (keys: readonly (string | number)[]) =>
    keys.map((key) => ({ path: [...path, key], base: at(base, key), mine: at(mine, key), theirs: at(theirs, key) }));
  if (isFields(mine) && isFields(theirs) && (isFields(base) || base === undefined))
    return each([...new Set([mine, theirs, base ?? {}].flatMap((value) => Object.keys(value)))]);
  // Entries of a list that somebody has made longer or shorter can't be told apart by their place.
  const lists = [base, mine, theirs].filter((value): value is unknown[] => Array.isArray(value));
  return lists.length === 3 && lists.every(({ length }) => length === lists[0]?.length)
    ? each(lists[0]?.map((_, index) => index) ?? [])
    : null;
};

const merge = (files: FundFiles, step: Step, clashes: Clash[]): FundFiles => {
  const { path, base, mine, theirs } = step;
  if (sameJson(mine, theirs) || sameJson(base, theirs)) return files;
  if (sameJson(base, mine)) return withValue(files, path, theirs);
  const parts = partsOf(step);
  if (parts !== null) return parts.reduce((merged, part) => merge(merged, part, clashes), files);
  clashes.push({ path, mine, theirs });
  return files;
};

/** Merges two people's changes of the same files, field by field. */
export const mergeFiles = (base: FundFiles, mine: FundFiles, theirs: FundFiles): Merged => {
  const clashes: Clash[] = [];
  return { files: merge(mine, { path: [], base, mine, theirs }, clashes), clashes };
};
