/** Whether a value is an object (or an array), so that its keys can be read. */
export const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value is an object with named fields, not an array. */
export const isFields = (value: unknown): value is Record<PropertyKey, unknown> =>
  isRecord(value) && !Array.isArray(value);
