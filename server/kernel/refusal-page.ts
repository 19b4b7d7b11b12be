import type { Locale } from '#kernel/locale.ts';
import { markup } from './html.ts';
import { htmlPage } from './html-page.ts';
import type { Refusal } from './refusal.ts';
import type { Reply } from './reply.ts';

/** The refused request, and the language of the refusal. */
type Wording = { readonly requestId: string; readonly locale: Locale };

/**
 * A refusal that a person may see: a page with a sentence in their language for browsers, the API's failure for
 * programs.
 */
export const refusalBody = (
  request: Request,
  refusal: Refusal,
  { requestId, locale }: Wording,
): { readonly text: string; readonly type: string } => {
  const failure = refusal.body(locale, requestId);
  const wantsPage = request.headers.get('accept')?.includes('text/html') === true;
  if (!wantsPage) return { text: JSON.stringify(failure), type: 'application/json; charset=utf-8' };
  const sentence = failure.errors[0]?.detail ?? '';
  const page = htmlPage({
    locale,
    title: sentence,
    head: markup`<meta name="color-scheme" content="light dark" />`,
    body: markup`<main><h1>${sentence}</h1></main>`,
  });
  return { text: page.text, type: 'text/html; charset=utf-8' };
};

/** The answer outside the API if nothing can be shown. */
export const refusalPage = (request: Request, refusal: Refusal, wording: Wording): Reply => {
  const { status, allow, retryAfter } = refusal.parts;
  const { text, type } = refusalBody(request, refusal, wording);
  return {
    status,
    body: text,
    headers: {
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, Authorization, Cookie',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': type,
      ...(type.startsWith('text/html') && { 'content-language': wording.locale }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(allow !== undefined && { allow }),
    },
  };
};
