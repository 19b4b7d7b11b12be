import { markup, type Markup } from './html.ts';

type Page = {
  readonly locale: string;
  readonly title: string;
  /** What the head contains besides title and viewport. */
  readonly head?: Markup;
  readonly body: Markup;
};

/** A complete HTML page of the provider's own. */
export const htmlPage = ({ locale, title, head, body }: Page): Markup => markup`<!doctype html>
  <html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${head ?? null}
    </head>
    <body>
      ${body}
    </body>
  </html> `;
