/** A text as HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A grey bar: its place from the top, its width and its height. */
export type Bar = readonly [top: number, width: string, height: number];

/** Grey bars as the background of one element. */
export const bars = (...drawn: readonly Bar[]): string =>
  `background:${drawn.map(([top, width, height]) => `linear-gradient(var(--pl-skeleton) 0 0) 0 ${top}px/${width} ${height}px no-repeat`).join()}`;
