import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { contentParts, contentSchemas } from '#contract/content.ts';
import { handClock } from '#tests/support/hand-clock.ts';
import { contentSchemaText } from '#server/areas/content/content-schema.ts';
import { compileQueries } from '../../build/compile-queries.ts';
import { contentTimeout, createContentClient } from './content-client.ts';
import { documentOf, readContent } from './content-mapping.ts';
import type { Fetch } from './fetch-adapter.ts';

const wanted = { fund: 'seeblick', locale: 'fr-FR' } as const;

/** A content service that answers with these bodies, one after another, and what it was asked. */
const service = (...bodies: readonly (string | number | Error)[]) => {
  const asked: { readonly url: string; readonly init: RequestInit; readonly body: string }[] = [];
  const fetch: Fetch = (input, init = {}) => {
    asked.push({
      url: input instanceof Request ? input.url : `${input}`,
      init,
      body: typeof init.body === 'string' ? init.body : '',
    });
    const body = bodies[asked.length - 1] ?? '';
    if (body instanceof Error) return Promise.reject(body);
    return Promise.resolve(
      typeof body === 'number'
        ? new Response('{}', { status: body, headers: { 'content-type': 'application/json' } })
        : new Response(body, { headers: { 'content-type': 'application/json' } }),
    );
  };
  const clock = handClock();
  return {
    asked,
    clock,
    client: createContentClient({ address: 'https://cms.example/graphql', fetch, clock, onDropped: noDrop }),
  };
};

const span = (text: string) => ({ __typename: 'Span', text, strong: false, emphasis: false, link: null });
const paragraph = (text: string) => ({ __typename: 'Block', kind: 'PARAGRAPH', spans: [span(text)], items: [] });
const page = (blocks: readonly unknown[]) =>
  JSON.stringify({
    data: {
      content: {
        __typename: 'ExitBenefitPage',
        title: null,
        lead: null,
        body: { __typename: 'RichText', blocks },
        simulationBox: null,
      },
    },
  });

/** For readings whose drops another test looks at. */
const noDrop = () => undefined;

describe('The portal’s queries', () => {
  it.each(contentSchemas.flatMap((schema) => contentParts.map((part) => [schema, part] as const)))(
    'the query for %s %s fits the reference provider’s schema',
    (schema, part) => {
      expect(validate(buildSchema(contentSchemaText()), documentOf(schema, part))).toEqual([]);
    },
  );

  it('the compiled queries equal their sources', () => {
    const text = 'query Q($b: B!) { a(b: $b, c: "c") { ...D } } fragment D on E { f }';
    const compiled = compileQueries(`const x = query\`${text}\`;`);
    expect(compiled).not.toContain('query`');
    const document: unknown = JSON.parse(compiled.slice('const x = ('.length, -2));
    expect(document).toEqual(JSON.parse(JSON.stringify(parse(text, { noLocation: true }))));
  });

  it('every query is compiled in place, so that the portal needs no parser', () => {
    const compiled = compileQueries(readFileSync(join(import.meta.dirname, 'content-mapping.ts'), 'utf8'));
    expect(compiled).not.toContain('query`');
    expect(compiled).not.toContain('query-document');
    expect(compiled.match(/"kind":"Document"/g)).toHaveLength(2);
  });

  it('the build fails if a query has interpolated values', () => {
    expect(() => compileQueries('const x = query`query { a(b: ${c}) }`;')).toThrow(/cannot be compiled/);
  });
});

/** A service that never answers. */
const silence: Fetch = () => new Promise(() => undefined);

describe('The content client', () => {
  it('asks by POST, without cookies, for fund and language', async () => {
    const { client, asked } = service(page([paragraph('Bonjour')]));
    expect(await client.ask('exit-benefit', 'page', wanted)).toMatchObject({
      body: { blocks: [{ kind: 'PARAGRAPH' }] },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('https://cms.example/graphql');
    expect(asked[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ variables: { tenant: 'seeblick', locale: 'fr-FR' } });
    expect(asked[0]?.body).toContain('exitPage(tenant: $tenant, locale: $locale)');
    expect(print(documentOf('exit-benefit', 'page'))).toContain('content: exitPage');
  });

  it('requests the same content only once', async () => {
    const { client, asked } = service(page([paragraph('Bonjour')]));
    await client.ask('exit-benefit', 'page', wanted);
    await client.ask('exit-benefit', 'page', wanted);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['nothing', '{"data":{"content":null}}'],
    ['a page without a word', page([])],
  ])('reads %s as no content', async (_, body) => {
    expect(await service(body).client.ask('exit-benefit', 'page', wanted)).toBeNull();
  });

  it.each([
    ['a refusal', 500],
    ['HTML', '<!doctype html><p>Wartung'],
    ['errors', '{"errors":[{"message":"no"}]}'],
    ['no connection', new Error('refused')],
  ])('rejects %s', async (_, body) => {
    await expect(service(body).client.ask('exit-benefit', 'page', wanted)).rejects.toThrow();
  });

  it('gives up on an answer that never comes', async () => {
    const clock = handClock();
    const client = createContentClient({
      address: 'https://cms.example/graphql',
      fetch: silence,
      clock,
      onDropped: noDrop,
    });
    const asked = client.ask('exit-benefit', 'page', wanted);
    clock.pass(contentTimeout);
    await expect(asked).rejects.toThrow('too long');
  });
});

describe('An answer of the content service', () => {
  it('reads content piece by piece: omits what doesn’t fit and keeps the rest', () => {
    const content = {
      title: [7],
      lead: '  ',
      body: {
        blocks: [
          paragraph('Good'),
          { kind: 'SCRIPT', spans: [], items: [] },
          { kind: 'PARAGRAPH', spans: [{ text: 'x', strong: false, emphasis: false, link: {} }], items: [] },
          null,
          'text',
        ],
      },
      simulationBox: { title: 'No link' },
    };
    const dropped: string[] = [];
    expect(readContent('page', { content }, (paths) => void dropped.push(...paths))).toEqual({
      title: null,
      lead: null,
      body: {
        blocks: [
          { kind: 'PARAGRAPH', spans: [{ text: 'Good', strong: false, emphasis: false, link: null }], items: [] },
        ],
      },
      simulationBox: null,
    });
    expect(dropped.toSorted()).toEqual([
      'content.body.blocks.1.kind',
      'content.body.blocks.2.spans.0.link',
      'content.body.blocks.3',
      'content.body.blocks.4',
      'content.simulationBox.link',
      'content.title',
    ]);
  });

  it('keeps the known boxes and components of a sidebar', () => {
    const content = {
      boxes: [
        {
          title: 'Box',
          description: null,
          button: { text: 'Go', link: '/kontakt' },
          components: [
            { __typename: 'Iframe', src: 'https://evil.example' },
            {
              __typename: 'SimulationBox',
              title: 'S',
              text: null,
              boxLink: '{capitalPurchaseSimulator}',
              linkText: 'Go',
            },
            { __typename: 'ActionLinks', links: [{ text: 'A', link: '/fragen' }] },
          ],
        },
        { title: '' },
        3,
      ],
    };
    expect(readContent('sidebar', { content }, noDrop)?.boxes).toMatchObject([
      {
        title: 'Box',
        button: { text: 'Go', link: '/kontakt' },
        components: [
          { __typename: 'SimulationBox', link: '{capitalPurchaseSimulator}' },
          { __typename: 'ActionLinks', links: [{ text: 'A' }] },
        ],
      },
    ]);
  });

  it.each([undefined, null, 3, 'x', [], {}, { content: [] }, { content: 'x' }])('reads no content from %j', (data) => {
    const read = readContent('page', data, noDrop);
    expect(read === null || read.body.blocks.length === 0).toBe(true);
  });
});
