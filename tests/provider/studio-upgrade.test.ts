import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { studio } from '#server/store/migrations/0015-studio.ts';
import { linksOfAdministrators } from '#server/store/migrations/0016-links-of-administrators.ts';
import { publishedImages } from '#server/store/migrations/0017-published-images.ts';

test('links of before name their administrator or end, and images that were shown are known as such', async () => {
  const database = await PGlite.create();
  await database.exec(studio({ schema: '"public"', owner: '"postgres"', appRole: null }));
  await database.exec(`
    insert into administrator (tenant, id, name, email_key, email_address, mobile_number, language)
      values ('ginster', 'lea', 'Lea', 'lea@example.org', 'lea@example.org', '+41790000904', 'de-CH');
    insert into preview_link (tenant, id, token_hash, shared, made_by, made_at, ends_at) values
      ('ginster', 'hers', 'a', true, 'Lea', now(), now()),
      ('ginster', 'nobody’s', 'b', true, 'Somebody', now(), now()),
      ('bergahorn', 'elsewhere', 'c', true, 'Lea', now(), now());
    insert into fund_image (tenant, hash, content, stored_at) values
      ('ginster', 'shown', '', now()), ('ginster', 'sent', '', now()), ('bergahorn', 'shown', '', now());
    insert into fund_revision (tenant, number, kind, files, digest, author_id, author, comment, at)
      values ('ginster', 1, 'folder', '{"settings": {}, "content": {}, "assets": {"logo.svg": "shown"}}', '', '', '', '', now());
  `);
  await database.exec(linksOfAdministrators());
  await database.exec(publishedImages());
  const links = await database.query('select id, administrator_id from preview_link');
  expect(links.rows).toEqual([{ id: 'hers', administrator_id: 'lea' }]);
  const images = await database.query('select tenant, hash from fund_image where published');
  expect(images.rows).toEqual([{ tenant: 'ginster', hash: 'shown' }]);
  await database.exec(`delete from administrator`);
  expect((await database.query('select id from preview_link')).rows).toEqual([]);
  await database.close();
});
