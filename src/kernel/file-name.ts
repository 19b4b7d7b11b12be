/** Names that a drive on Windows takes for a device. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Longest name before the extension; file systems take 255 bytes. */
const longest = 100;

/** Extensions of the files that the portal saves. */
type Extension = 'pdf' | 'ics';

/**
 * A file's name as any system can save it: without folders, control characters, characters that change the direction of
 * text, and signs that file systems refuse, and always with its extension.
 */
export const safeFileName = (name: string, extension: Extension): string => {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/\s+/g, ' ');
  const short = Array.from(plain.toLowerCase().endsWith(`.${extension}`) ? plain.slice(0, -4) : plain)
    .slice(0, longest)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  if (short === '') return `document.${extension}`;
  return `${devices.test(short) ? '_' : ''}${short}.${extension}`;
};

/** {@link safeFileName} of a PDF. */
export const safePdfName = (name: string): string => safeFileName(name, 'pdf');
