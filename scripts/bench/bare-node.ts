import { createServer } from 'node:http';

/**
 * Node's own HTTP server, only answering 2 KB of JSON: the maximum for any framework, and the reference for the
 * provider's throughput. Prints `ready` once it listens.
 */
const body = { data: { text: 'x'.repeat(2000) } };
createServer((_, response) => {
  const text = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length });
  response.end(text);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
