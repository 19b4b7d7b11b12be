import { expect, test } from 'vitest';
import { followable, nameLinks } from './links.ts';

const link = (own: object) => ({ id: '7R', subtype: 'Link', ...own });

test('links to websites, to mail addresses and within the document can be followed', () => {
  const safe = [
    link({ url: 'https://portal.example/bergahorn' }),
    link({ url: 'http://www.example.org/' }),
    link({ url: 'mailto:fund@example.org' }),
    link({ dest: [{ num: 3, gen: 0 }, { name: 'Fit' }] }),
    link({ dest: 'chapter-2' }),
  ];
  expect(followable({ annotations: safe })).toEqual(safe);
});

test('nothing else of a document can be started: scripts, programs, attachments, layers, forms', () => {
  const bad = [
    link({ url: 'javascript:alert(1)' }),
    link({ url: 'JaVaScRiPt:alert(1)', dest: 'chapter-2' }),
    link({ url: 'data:text/html,x' }),
    link({ url: 'file:///etc/passwd' }),
    link({ url: 'blob:https://portal.example/x' }),
    link({ url: '//portal.example' }),
    link({ url: '' }),
    link({ unsafeUrl: 'javascript:alert(1)' }),
    link({ action: 'Print' }),
    link({ attachment: { filename: 'x.exe' }, attachmentId: 'x' }),
    link({ setOCGState: { state: [] } }),
    link({ resetForm: { fields: [] } }),
    link({ actions: new Map([['Action', ['app.alert(1)']]]) }),
    link({ dest: null }),
    { id: '8R', subtype: 'Widget', url: 'https://portal.example' },
    { id: '9R', subtype: 'FileAttachment' },
    { subtype: 'Popup' },
    null,
    'Link',
  ];
  expect(followable<unknown>({ annotations: bad })).toEqual([]);
});

/** The name of a link in a page's layer. */
const nameOf = (own: object): string | null => {
  const layer = document.createElement('div');
  const anchor = document.createElement('a');
  anchor.dataset['elementId'] = '7R';
  layer.append(anchor);
  nameLinks(layer, [{ id: '8R', subtype: 'Widget' }, link(own)], 'Seite');
  return anchor.ariaLabel;
};

test('a link has a name for screen readers: what the document says of it, else where it leads', () => {
  const url = 'https://portal.example';
  expect(nameOf({ url, contentsObj: { str: 'Zum Portal', dir: 'ltr' } })).toBe('Zum Portal');
  expect(nameOf({ url, contentsObj: { str: ' ' }, overlaidText: 'portal.example' })).toBe('portal.example');
  expect(nameOf({ url })).toBe(url);
  expect(nameOf({ dest: 'chapter-2' })).toBe('Seite');
});
