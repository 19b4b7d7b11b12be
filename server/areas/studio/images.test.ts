import { expect, test } from 'vitest';
import { admissibleImage } from './images.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('a clean drawing stays as its author wrote it, with or without a mark or a declaration of UTF-8', () => {
  for (const head of ['', '\uFEFF', '<?xml version="1.0" encoding="UTF-8"?>\n', "<?xml version='1.0'?>"]) {
    const bytes = bytesOf(head + drawing);
    expect(admissibleImage('logo.svg', bytes)).toEqual({ ok: true, bytes, removed: [] });
  }
});

test('a drawing in UTF-8 that says that it is written otherwise is stored without saying so', () => {
  const kept = admissibleImage('logo.svg', bytesOf(`<?xml version="1.0" encoding="GBK"?>${drawing}`));
  expect(kept.ok && textOf(kept.bytes)).toBe(drawing);
});

test('bytes that are no UTF-8 are refused, whatever they say of themselves', () => {
  const title = drawing.replace('<path', '<title>Gen\u00E8ve</title><path');
  for (const head of ['', '<?xml version="1.0" encoding="ISO-8859-1"?>'])
    expect(admissibleImage('logo.svg', bytesOf(head + title, 'latin1'))).toEqual({ ok: false, why: 'noPicture' });
});
