import { encodeQR } from 'qr';
import { ink } from '#server/kernel/colours.ts';
import { mm, type Paper } from '#server/model/print/paper.ts';

/**
 * Draws a QR code, on a screen a link, into a square whose position and width are in millimetres; `alt` says where it
 * leads.
 */
export const drawQrCode = (
  { doc, link }: Paper,
  { address, alt }: { readonly address: string; readonly alt: string },
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): void => {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const module = mm(width) / rows.length;
  const run = (): void => {
    rows.forEach((row, y) => {
      row.forEach((isDark, x) => {
        if (isDark) doc.rect(mm(left) + x * module, mm(top) + y * module, module, module);
      });
    });
    // One path, so that no hairlines show between the squares.
    doc.fill(ink);
  };
  link({ address, alt }, { left, top, width, height: width }, { run, picture: alt });
};
