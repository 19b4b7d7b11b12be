/** A text without spaces around it; null if it is missing or blank. */
export const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;
