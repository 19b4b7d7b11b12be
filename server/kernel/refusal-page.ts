import { markup } from './html.ts';
import { htmlPage } from './html-page.ts';
import { preferredLocale } from './preferred-locale.ts';
import type { Refusal } from './refusal.ts';

/**
 * What is answered where a person may look at the answer: to a browser that wants a page a sentence in its language, to
 * programs the failure that the API answers with too.
 */
export const refusalBody = (
  request: Request,
  refusal: Refusal,
  requestId: string,
): { readonly text: string; readonly type: string } => {
  const asked = preferredLocale(request.headers.get('accept-language'));
  const failure = refusal.body(asked, requestId);
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  if (!wantsPage) return { text: JSON.stringify(failure), type: 'application/json; charset=utf-8' };
  const sentence = failure.errors[0]?.detail ?? '';
  const page = htmlPage({
    locale: asked,
    title: sentence,
    head: markup`<meta name="color-scheme" content="light dark" />`,
    body: markup`<main><h1>${sentence}</h1></main>`,
  });
  return { text: page.text, type: 'text/html; charset=utf-8' };
};

/** What is answered outside the API where nothing can be shown. */
export const refusalPage = (request: Request, refusal: Refusal, requestId: string): Response => {
  const { status, allow } = refusal.parts;
  const { text, type } = refusalBody(request, refusal, requestId);
  return new Response(text, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      Vary: 'Accept, Accept-Language',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Content-Type': type,
      ...(type.startsWith('text/html') && {
        'Content-Language': preferredLocale(request.headers.get('accept-language')),
      }),
      ...(allow !== undefined && { Allow: allow }),
    },
  });
};
