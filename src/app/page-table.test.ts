import { expect, it } from 'vitest';
import { pageTable, unknownPage } from './page-table.ts';

const files = Object.keys(import.meta.glob('../pages/*/*Page.tsx'));

it('every route has a page that is there', () => {
  for (const { page } of [...Object.values(pageTable), unknownPage]) expect(files).toContain(`../pages/${page}.tsx`);
});

it('every page that is there has a route', () => {
  const used = [...Object.values(pageTable), unknownPage].map(({ page }) => `../pages/${page}.tsx`);
  expect(files.filter((file) => !used.includes(file))).toEqual([]);
});
