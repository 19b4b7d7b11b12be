/** Whether a value is an object, a list included: its keys may be looked at. */
export const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;
