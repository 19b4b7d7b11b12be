import { mm, type Paper, type Writing } from '#server/model/print/paper.ts';
import type { DocumentHelp } from './document-model.ts';
import { measure, page, sizes, type DocumentPages } from './document-pages.ts';
import { drawQrCode } from './qr-code.ts';

/** Millimetres. */
const qrWidth = 27;

/** Whom to ask, and the QR code next to it. */
export const drawHelp = (paper: Paper, pages: DocumentPages, help: DocumentHelp): void => {
  const { doc, block, space } = paper;
  pages.keep(mm(qrWidth + 12));
  pages.heading(help.title);
  space(2);
  const top = doc.y / mm(1);
  const width = measure - qrWidth - 8;
  const say = (words: string, writing: Writing = {}): void => {
    block('P', () => pages.write(words, page.left, null, { width, ...writing }));
    space(0.6);
  };
  say(help.ask);
  for (const words of help.contact) say(words, { bold: true });
  space(1);
  say(help.portal);
  const writing: Writing = { width, bold: true, size: sizes.text, gap: 1 };
  const box = { left: page.left, top: doc.y / mm(1), width, height: paper.heightOf(help.address, writing) / mm(1) };
  paper.link({ address: help.address, alt: help.address }, box, {
    run: () => pages.write(help.address, page.left, null, writing),
  });
  drawQrCode(
    paper,
    { address: help.address, alt: help.qr },
    { left: page.left + measure - qrWidth, top, width: qrWidth },
  );
  doc.y = Math.max(doc.y, mm(top + qrWidth));
};
