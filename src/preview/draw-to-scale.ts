/**
 * Lets letters keep their places in a page that is shown smaller than it is. A browser that moves each letter to a whole
 * pixel closes the gaps between words there. Controls don't inherit how text is rendered.
 */
export const drawToScale = ({ document, CSSStyleSheet }: Window & typeof globalThis): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body, button, input, select, textarea { text-rendering: geometricPrecision }');
  document.adoptedStyleSheets.push(sheet);
};
