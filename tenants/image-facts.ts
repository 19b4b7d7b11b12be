export const imageFacts = (..._: unknown[]) => ({});
