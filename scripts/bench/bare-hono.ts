import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

/** The provider's framework, only answering 2 KB of JSON. Prints `ready` once it listens. */
const body = { data: { text: 'x'.repeat(2000) } };
const hono = new Hono();
hono.get('/', (context) => context.json(body));
const answer = getRequestListener(hono.fetch);
createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
  () => process.stdout.write('ready\n'),
);
