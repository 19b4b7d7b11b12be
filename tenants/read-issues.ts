import type * as z from 'zod/mini';
import { isRecord } from '#kernel/is-record.ts';
import type { FilePath } from './finding.ts';
import type { TenantProblem } from './format/settings.ts';

/** A file's fields without its `$schema`, which only editors read. */
export const withoutSchema = (source: unknown): unknown => {
  if (!isRecord(source) || Array.isArray(source)) return source;
  const { $schema: _, ...fields } = source;
  return fields;
};

/** `['brand', 'colours', 0]` as `brand.colours[0]`. */
export const fieldName = (path: FilePath): string =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
    '',
  );

/** Why a field of a file is refused. */
export type Issue = {
  readonly path: FilePath;
  readonly kind: 'unknownKey' | 'invalid';
  /** As a clause in English. */
  readonly message: string;
};

/** The most specific issue: in a union, that of the branch that came furthest. */
const deepest = (issue: z.core.$ZodIssue): z.core.$ZodIssue => {
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner === undefined || inner.path.length === 0
    ? issue
    : { ...deepest(inner), path: [...issue.path, ...deepest(inner).path] };
};

/** A schema's issues, each with its field's path. */
export const issuesOf = (prefix: FilePath, issues: readonly z.core.$ZodIssue[]): Issue[] =>
  issues.flatMap((raw): Issue[] => {
    const issue = deepest(raw);
    const path = [...prefix, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key], kind: 'unknownKey', message: 'is not a known key' }))
      : [{ path, kind: 'invalid', message: issue.message }];
  });

/** An issue as a problem of a file. */
export const problemOf = (file: string, { path, message }: Pick<Issue, 'path' | 'message'>): TenantProblem => ({
  file,
  field: fieldName(path),
  message,
});

/** A schema's issues as problems of a file. */
export const problemsOf = (file: string, prefix: FilePath, issues: readonly z.core.$ZodIssue[]): TenantProblem[] =>
  issuesOf(prefix, issues).map((issue) => problemOf(file, issue));
