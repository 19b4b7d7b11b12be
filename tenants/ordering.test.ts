import { expect, it } from 'vitest';
import contact from '#words/de-CH/contact.json';
import { loadContent } from './load-content.ts';

const { entries } = await loadContent(import.meta.dirname, 'default');

it('Each page that offers a form or a document to order has a message that asks for it', () => {
  const offering = entries.flatMap(({ schema, content }) =>
    JSON.stringify(content).includes('{documentOrdering}') ? [schema] : [],
  );
  // Among the documents stands what is missing there, which only the member can say.
  const pages = new Set(offering.filter((schema) => schema !== 'documents'));
  expect(pages.size).toBeGreaterThan(4);
  expect([...pages].filter((page) => !(page in contact.orders))).toEqual([]);
});
