import type { FundFiles } from '#contract/studio/files.ts';
import { isFields } from '#kernel/is-record.ts';
import { sameJson } from '#kernel/same-json.ts';
import type { Locale } from '#kernel/locale.ts';
import type { FilePath, StudioSection } from './finding.ts';
import { localeOf, sectionOf } from './sections.ts';

/** One field in which two states of a fund's files differ. */
export type Difference = {
  readonly section: StudioSection;
  /** Where: in the newer files, or in the older ones for what was removed. */
  readonly path: FilePath;
  readonly locale: Locale | null;
  /** An image is told by its hash. */
  readonly before: unknown;
  readonly after: unknown;
  readonly kind: 'added' | 'changed' | 'removed';
};

/** An entry's place in the older and in the newer list; null where it is missing. */
type Place = readonly [before: number | null, after: number | null];

const idOf = (entry: unknown): unknown => (isFields(entry) ? entry['id'] : undefined);

/** Whether two entries are one and the same: by their `id` if they have one, else by their content. */
const sameEntry = (one: unknown, other: unknown): boolean =>
  idOf(one) === undefined ? sameJson(one, other) : idOf(one) === idOf(other);

/** The longest list of entries that both lists have in the same order. */
const common = (before: readonly unknown[], after: readonly unknown[]): readonly (readonly [number, number])[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row !== undefined)
        row[j] = sameEntry(before[i], after[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (sameEntry(before[i], after[j])) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
};

/** Which entry of a list has become which: what is the same stays together, and what lies between goes in pairs. */
const places = (before: readonly unknown[], after: readonly unknown[]): Place[] => {
  const result: Place[] = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...common(before, after), [before.length, after.length] as const]) {
    while (from < i || to < j) {
      const hasIds = idOf(before[from]) !== undefined || idOf(after[to]) !== undefined;
      // Two questions with different ids are two questions.
      if (from < i && (to === j || hasIds)) result.push([from++, null]);
      else if (to < j && (from === i || hasIds)) result.push([null, to++]);
      else result.push([from++, to++]);
    }
    if (i < before.length && j < after.length) result.push([i, j]);
    [from, to] = [i + 1, j + 1];
  }
  return result;
};

/** JSON has no undefined, and a null is no value either. */
const missing = (value: unknown) => value === undefined || value === null;

/** What is chosen from a list, and not written in an order: told as a whole. */
const isChoice = (path: FilePath): boolean => path.join('.') === 'settings.languages';

const between = (before: unknown, after: unknown, path: FilePath): Difference[] => {
  if (sameJson(before, after)) return [];
  if (!isChoice(path) && Array.isArray(before) && Array.isArray(after)) {
    const older: readonly unknown[] = before;
    const newer: readonly unknown[] = after;
    return places(older, newer).flatMap(([from, to]) =>
      between(from === null ? undefined : older[from], to === null ? undefined : newer[to], [...path, to ?? from ?? 0]),
    );
  }
  // What one side lacks is told field by field too, so that each difference has its place in the editor.
  if ((isFields(before) || missing(before)) && (isFields(after) || missing(after))) {
    const older = isFields(before) ? before : {};
    const newer = isFields(after) ? after : {};
    const inner = [...new Set([...Object.keys(older), ...Object.keys(newer)])].flatMap((key) =>
      between(older[key], newer[key], [...path, key]),
    );
    if (inner.length > 0) return inner;
  }
  const kind = missing(before) ? 'added' : missing(after) ? 'removed' : 'changed';
  return [{ section: sectionOf(path), path, locale: localeOf(path), before, after, kind }];
};

/**
 * In which fields two states of a fund's files differ, in the order of the files. Lists are compared entry by entry: one
 * that is put in between doesn't change those behind it. Images are compared by their hash.
 */
export const differencesOf = (before: FundFiles, after: FundFiles): Difference[] => [
  ...between(before.settings, after.settings, ['settings']),
  ...between(before.content, after.content, ['content']),
  ...between(before.assets, after.assets, ['assets']),
];
