import { isFields } from './is-record.ts';

/** Whether two JSON values are the same; the order of an object's fields doesn't matter. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => sameJson(entry, other[index]));
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  );
};
