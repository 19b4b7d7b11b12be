import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Dots per point: 150 dpi. */
const resolution = 150 / 72;

/** On paper only the sheets are left of the page. */
const styles = `
[data-print-sheets] { display: none; }
@media print {
  @page { margin: 0; }
  body > :not([data-print-sheets]) { display: none !important; }
  [data-print-sheets] { display: block; }
  [data-print-sheets] img { display: block; inline-size: 100%; break-after: page; }
}`;

/** A page as a picture. */
const pictureOf = async (document: PDFDocumentProxy, number: number): Promise<Blob> => {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: resolution });
  const canvas = Object.assign(window.document.createElement('canvas'), {
    width: Math.ceil(viewport.width),
    height: Math.ceil(viewport.height),
  });
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture === null ? reject(new Error('A page has no picture.')) : resolve(picture)));
  });
};

/**
 * Prints a document page by page, because a content security policy without frames leaves the browser's own viewer out.
 * Resolves when the browser's dialog is closed.
 */
export const printPages = async (document: PDFDocumentProxy): Promise<void> => {
  const sheets = Object.assign(window.document.createElement('div'), { ariaHidden: 'true' });
  sheets.dataset['printSheets'] = '';
  const addresses: string[] = [];
  const look = new CSSStyleSheet();
  look.replaceSync(styles);
  try {
    for (let number = 1; number <= document.numPages; number += 1) {
      const address = URL.createObjectURL(await pictureOf(document, number));
      addresses.push(address);
      const picture = Object.assign(new Image(), { src: address, alt: '' });
      await picture.decode();
      sheets.append(picture);
    }
    window.document.adoptedStyleSheets.push(look);
    window.document.body.append(sheets);
    window.print();
  } finally {
    window.document.adoptedStyleSheets = window.document.adoptedStyleSheets.filter((sheet) => sheet !== look);
    sheets.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  }
};
