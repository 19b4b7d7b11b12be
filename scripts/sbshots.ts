import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, extname } from 'node:path';
const types: Record<string,string> = { '.html':'text/html','.js':'text/javascript','.mjs':'text/javascript','.css':'text/css','.json':'application/json','.svg':'image/svg+xml','.woff2':'font/woff2','.png':'image/png','.webp':'image/webp' };
const server = createServer((q, r) => { void (async () => { try { let p = decodeURIComponent(new URL(q.url ?? '/', 'http://x').pathname); if (p.endsWith('/')) p += 'index.html'; const b = await readFile(join('dist/storybook', p)); r.setHeader('content-type', types[extname(p)] ?? 'application/octet-stream'); r.end(b); } catch { r.statusCode = 404; r.end(); } })(); });
await new Promise<void>((ok) => server.listen(6222, ok));
const browser = await chromium.launch(chromiumLaunchOptions());
for (const a of process.argv.slice(2)) {
  const [out = '', path = '', wait = '8000', w='1440', h='1000'] = a.split('|');
  const page = await browser.newPage({ viewport: { width: Number(w), height: Number(h) } });
  page.on('console', (m) => { if (m.type() === 'error') console.log(out, 'console', m.text().slice(0, 200)); });
  page.on('pageerror', (e) => console.log(out, 'error', String(e).slice(0, 200)));
  await page.goto('http://localhost:6222/' + path);
  await page.waitForTimeout(Number(wait));
  console.log('frames', await page.locator('iframe').count(), await page.evaluate(() => [...document.querySelectorAll('iframe')].map((f) => [f.src.slice(-90), f.contentDocument?.readyState, f.contentDocument?.querySelector('#storybook-root')?.innerText?.slice(0,50)]).slice(0,4))); await page.screenshot({ path: out });
  console.log(out); await page.close();
}
await browser.close(); server.close(); process.exit(0);
