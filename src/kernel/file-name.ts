/** Names that a drive on Windows takes for a device. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Longest name before the extension; file systems take 255 bytes. */
const longest = 100;

/**
 * A PDF's name as any system can save it: without folders, control characters, characters that change the direction of
 * text, and signs that file systems refuse, and always with the extension `.pdf`.
 */
export const safePdfName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.pdf$/i, '');
  const short = Array.from(plain)
    .slice(0, longest)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  if (short === '') return 'document.pdf';
  return `${devices.test(short) ? '_' : ''}${short}.pdf`;
};
