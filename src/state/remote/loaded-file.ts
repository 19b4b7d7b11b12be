import { safeFileName } from '#kernel/file-name.ts';

/** A file of the provider's as the portal saves or shows it. */
export type LoadedFile = { readonly name: string; readonly content: Blob };

const extensions = { 'application/pdf': 'pdf', 'text/calendar': 'ics' } as const;

/**
 * The name of a file in the header `Content-Disposition`, empty without one; the longer form is the one that isn't ASCII.
 * RFC 6266.
 */
export const fileNameIn = (disposition: string): string => {
  const [, longer] = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition) ?? [];
  const [, shorter] = /filename\s*=\s*"?([^";]+)/i.exec(disposition) ?? [];
  try {
    if (longer !== undefined) return decodeURIComponent(longer.trim());
  } catch {
    // The shorter form is in the header for this case.
  }
  return shorter?.trim() ?? '';
};

/** A call's answer as a file, under a name that any system can save. */
export const loadedFile = (
  { file: type }: { readonly file: keyof typeof extensions },
  answer: { readonly name: string; readonly content: BlobPart },
): LoadedFile => ({
  name: safeFileName(fileNameIn(answer.name), extensions[type]),
  content: new Blob([answer.content], { type }),
});
