import * as z from 'zod/mini';
import { asides, wholes } from './whole.ts';

/** The result of a tolerant reading. Paths are those of the wire, such as `balanceBox.value`. */
export type Reading<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** Paths that were dropped. */ readonly dropped: readonly string[];
    }
  | { readonly ok: false; /** What is missing or wrong. */ readonly path: string; readonly message: string };

type Path = readonly PropertyKey[];

/** How a marked value is read: whole or not at all; or lost by itself, within something whole. */
type Mark = { readonly as: 'whole' | 'apart' };

/** The marked values along a path, by the length of their own path. */
const marksAlong = (
  schema: z.core.$ZodType | undefined,
  path: Path,
  length = 0,
): readonly (Mark & { length: number })[] => {
  if (schema === undefined) return [];
  const own = [
    ...(wholes.has(schema) ? [{ as: 'whole', length } as const] : []),
    ...(asides.has(schema) ? [{ as: 'apart', length } as const] : []),
  ];
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return [...own, ...marksAlong(schema.def.innerType, path, length)];
  if (schema instanceof z.ZodMiniPipe) return [...own, ...marksAlong(schema.def.in, path, length)];
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return [...own, ...schema.def.options.flatMap((option) => marksAlong(option, path, length))];
  const [key, ...rest] = path;
  if (key === undefined) return own;
  if (schema instanceof z.ZodMiniArray) return [...own, ...marksAlong(schema.def.element, rest, length + 1)];
  if (schema instanceof z.ZodMiniObject)
    return [...own, ...marksAlong(schema.def.shape[String(key)], rest, length + 1)];
  return own;
};

/** A field that doesn't parse: its first issue, whether it was missing or null, and the replacements still to try. */
type Field = { readonly cause: Path; readonly isNothing: boolean; readonly left: (null | undefined)[] };

const pathText = (path: Path): string => path.map(String).join('.');

const step = (at: unknown, key: PropertyKey): unknown =>
  typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;

/** A value in the expected type if only its form differs, as numbers in text do; undefined for anything else. */
const inForm = (expected: string, value: unknown): unknown => {
  if (expected === 'string' && typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (expected === 'number' && typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  if (expected === 'boolean' && (text === 'true' || text === 1)) return true;
  return expected === 'boolean' && (text === 'false' || text === 0) ? false : undefined;
};

/** Repairs `copy` by the issues of a schema. */
const createRepairs = (schema: z.core.$ZodType, copy: unknown) => {
  const fields = new WeakMap<object, Map<PropertyKey, Field>>();
  const dropped = new Set<string>();
  let changes = 0;

  const fieldOf = (container: object, key: PropertyKey, cause: Path): Field => {
    const known = fields.get(container) ?? new Map<PropertyKey, Field>();
    fields.set(container, known);
    const value = step(container, key);
    const isNothing = value === undefined || value === null;
    const field = known.get(key) ?? { cause, isNothing, left: [null, undefined].filter((other) => other !== value) };
    known.set(key, field);
    return field;
  };

  /** The path of the innermost whole around a value; null without one, or if a part of it may be lost by itself. */
  const wholeAround = (path: Path): Path | null => {
    const lengthOf = (as: Mark['as'], isAround: (length: number) => boolean) =>
      Math.max(-1, ...marks.flatMap((mark) => (mark.as === as && isAround(mark.length) ? [mark.length] : [])));
    const marks = marksAlong(schema, path);
    const around = lengthOf('whole', (length) => length < path.length);
    return around < 0 || lengthOf('apart', (length) => length <= path.length) > around ? null : path.slice(0, around);
  };

  /**
   * Removes a field, then sets it to null, then drops what contains it. Returns the cause if that is the whole value.
   */
  const giveUp = (path: Path, cause: Path, entries: Map<unknown[], Set<number>>): Path | null => {
    const key = path.at(-1);
    if (key === undefined) return cause;
    const container = path.slice(0, -1).reduce(step, copy);
    // Another issue has already dropped it.
    if (typeof container !== 'object' || container === null) return null;
    const around = wholeAround(path);
    if (Array.isArray(container)) {
      if (around !== null) return giveUp(around, cause, entries);
      entries.set(container, (entries.get(container) ?? new Set()).add(Number(key)));
      dropped.add(pathText(cause));
      changes += 1;
      return null;
    }
    const field = fieldOf(container, key, cause);
    const isDropped = !field.isNothing || field.left.length === 0;
    if (isDropped && around !== null) return giveUp(around, field.cause, entries);
    if (isDropped) dropped.add(pathText(field.cause));
    if (field.left.length === 0) return giveUp(path.slice(0, -1), field.cause, entries);
    if (field.left.pop() === null) Reflect.set(container, key, null);
    else Reflect.deleteProperty(container, key);
    changes += 1;
    return null;
  };

  /** Drops fields that a schema refuses because it doesn't know them. */
  const leaveOut = (path: Path, keys: readonly string[]): void => {
    const container = path.reduce(step, copy);
    if (typeof container !== 'object' || container === null) return;
    for (const key of keys) {
      Reflect.deleteProperty(container, key);
      dropped.add(pathText([...path, key]));
      changes += 1;
    }
  };

  /** Gives a value the expected form; false if it means something else. */
  const reshape = (issue: z.core.$ZodIssue, around: Path = []): boolean => {
    const path = [...around, ...issue.path];
    // Either of a union's shapes will do.
    if (issue.code === 'invalid_union')
      return issue.errors.some((errors) => errors.length > 0 && errors.every((error) => reshape(error, path)));
    const key = path.at(-1);
    const container = path.slice(0, -1).reduce(step, copy);
    if (issue.code !== 'invalid_type' || key === undefined || typeof container !== 'object' || container === null)
      return false;
    const value = inForm(issue.expected, step(container, key));
    if (value === undefined) return false;
    Reflect.set(container, key, value);
    changes += 1;
    return true;
  };

  /** Repairs the issues of one round. Returns the path of an issue that can't be repaired, else null. */
  const repair = (issues: readonly z.core.$ZodIssue[]): Path | null => {
    const entries = new Map<unknown[], Set<number>>();
    const before = changes;
    for (const issue of issues) {
      if (issue.code === 'unrecognized_keys') leaveOut(issue.path, issue.keys);
      else if (!reshape(issue)) {
        const hopeless = giveUp(issue.path, issue.path, entries);
        if (hopeless !== null) return hopeless;
      }
    }
    for (const [list, indices] of entries) {
      const kept = list.filter((_, index) => !indices.has(index));
      list.splice(0, list.length, ...kept);
    }
    return changes === before ? (issues[0]?.path ?? []) : null;
  };
  return { repair, dropped };
};

/**
 * Derives a tolerant reading from a strict schema: a value in another form (`"12.50"`, `8600`, `"true"`) is taken as it is
 * meant; a broken field is treated as missing or null; a broken entry of a list is dropped; an object without a required
 * field is itself broken, and so is anything {@link whole} with a broken part. Fails if that is the whole value, unless
 * that may be missing, too.
 */
export const tolerant =
  <S extends z.ZodMiniType>(schema: S) =>
  (sent: unknown): Reading<z.output<S>> => {
    let parsed = z.safeParse(schema, sent);
    if (parsed.success) return { ok: true, value: parsed.data, dropped: [] };
    const copy: unknown = structuredClone(sent);
    const { repair, dropped } = createRepairs(schema, copy);
    while (!parsed.success) {
      const hopeless = repair(parsed.error.issues);
      if (hopeless !== null) {
        const missing = [undefined, null].map((nothing) => z.safeParse(schema, nothing)).find(({ success }) => success);
        if (missing?.success) {
          return { ok: true, value: missing.data, dropped: (sent ?? null) === null ? [] : [pathText(hopeless)] };
        }
        return { ok: false, path: pathText(hopeless), message: parsed.error.issues[0]?.message ?? '' };
      }
      parsed = z.safeParse(schema, copy);
    }
    return { ok: true, value: parsed.data, dropped: [...dropped] };
  };
