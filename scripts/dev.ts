import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { runServer, type Development } from '#server/node/run.ts';
import type { FirstFrameRenderer } from '#contract/first-frame.ts';

const root = join(import.meta.dirname, '..');

/** Addresses that only the development server serves: sources, dependencies, its own client. */
const ofVite = /^\/(?:@|src\/|theme\/|words\/|pension\/|node_modules\/|typefaces\/|tenants\/(?:format\/)?[\w-]+\.ts)/;

const isRenderer = (value: unknown): value is FirstFrameRenderer => typeof value === 'function';

/** The portal straight from its sources, on the provider's own port; changes show at once. */
const develop = async (server: Server): Promise<Development> => {
  const vite = await createVite({
    root,
    appType: 'custom',
    logLevel: 'warn',
    // By itself Vite looks for dependencies in each HTML file, built ones, too.
    optimizeDeps: { entries: ['index.html'] },
    server: { middlewareMode: true, hmr: { server }, ws: { server } },
  });
  server.on('close', () => void vite.close());
  return {
    middleware: (incoming, outgoing, next) => {
      if (ofVite.test(incoming.url ?? '')) vite.middlewares(incoming, outgoing, next);
      else next();
    },
    portal: {
      inDevelopment: true,
      build: async (pathname) => {
        const { firstFrame } = await vite.ssrLoadModule('/src/app/first-frame.ts');
        return {
          template: await vite.transformIndexHtml(pathname, await readFile(join(root, 'index.html'), 'utf8')),
          firstFrame: isRenderer(firstFrame) ? firstFrame : null,
          preloads: () => ({ scripts: [], styles: [] }),
        };
      },
      file: () => Promise.resolve(null),
    },
  };
};

await runServer({ develop, endsWithParent: true });
