import { markup } from '#server/kernel/html.ts';
import { htmlPage } from '#server/kernel/html-page.ts';

/** One picture of the matrix: the names of its files in the report's folder, null for a file that is missing. */
export type Look = {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly difference: string | null;
  /** How many pixels differ; null if there is nothing to compare with. */
  readonly pixels: number | null;
};

const style =
  'body{font:16px system-ui;margin:24px}img{max-width:100%;border:1px solid}div{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}figure{margin:0}';

const verdict = ({ before, after, pixels }: Look): string => {
  if (before === null) return 'new';
  if (after === null) return 'gone';
  return pixels === 0 ? 'the same' : `${pixels} pixels differ`;
};

/** A page of before, after and difference; what differs most comes first. */
export const reportOf = (looks: readonly Look[]): string =>
  htmlPage({
    locale: 'en-US',
    title: 'Looks',
    head: markup`<style>${style}</style>`,
    body: markup`<h1>Looks</h1>
      ${looks
        .toSorted((one, other) => (other.pixels ?? Infinity) - (one.pixels ?? Infinity))
        .map(
          (look) =>
            markup`<h2>${look.name}: ${verdict(look)}</h2>
              <div>
                ${(['before', 'after', 'difference'] as const).map((kind) => {
                  const file = look[kind];
                  return file === null
                    ? null
                    : markup`<figure><figcaption>${kind}</figcaption><img src="${file}" alt="${look.name}, ${kind}" loading="lazy" /></figure>`;
                })}
              </div>`,
        )}`,
  }).text;
