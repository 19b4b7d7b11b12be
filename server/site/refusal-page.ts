import type { Refusal } from '../api/refusal.ts';
import { preferredLocale } from '../preferred-locale.ts';
import { markup } from './html.ts';

/**
 * What is answered outside the API where nothing can be shown: to a browser that wants a page a sentence in its
 * language, to programs the failure that the API answers with too.
 */
export const refusalPage = (request: Request, refusal: Refusal, requestId: string): Response => {
  const asked = preferredLocale(request.headers.get('accept-language'));
  const { status, allow } = refusal.parts;
  const failure = refusal.body(asked, requestId);
  const headers = {
    'Cache-Control': 'no-store',
    Vary: 'Accept, Accept-Language',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(allow !== undefined && { Allow: allow }),
  };
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  if (!wantsPage) return Response.json(failure, { status, headers });
  const sentence = failure.errors[0]?.detail ?? '';
  const page = markup`<!doctype html>
    <html lang="${asked}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${sentence}</title>
      </head>
      <body>
        <main><h1>${sentence}</h1></main>
      </body>
    </html> `;
  return new Response(page.text, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': asked },
  });
};
