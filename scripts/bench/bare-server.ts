import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The bare framework answering 2 KB of JSON: what the provider's throughput is read against. Prints `ready` once it listens. */
const body = { data: { text: 'x'.repeat(2000) } };
serve(
  { fetch: new Hono().get('/*', (c) => c.json(body)).fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' },
  () => process.stdout.write('ready\n'),
);
