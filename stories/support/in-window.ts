/** The name of each window that shows a story within another page of Storybook. */
export const windowName = 'window-of-a-wall';

/** Whether this page is such a window. */
export const isInWindow = (): boolean => window.name === windowName;

/** Stops what moves: many windows that move at once leave no time for those that are still to come. */
export const keepStill = (): void => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
  document.head.append(style);
};

/**
 * Keeps the page around a window in its place: a browser scrolls all frames to what takes the focus, or is scrolled to, in
 * one of them. What scrolls next around the element still does.
 */
export const scrollNothingAround = ({ Element, HTMLElement }: Window & typeof globalThis): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { scrollIntoView } = Element.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype;
  const scrollHere = (element: Element, options: ScrollIntoViewOptions): void => {
    const nearest = { ...options, container: 'nearest' };
    scrollIntoView.call(element, nearest);
  };
  Element.prototype.scrollIntoView = function scroll(this: Element, options) {
    scrollHere(this, typeof options === 'object' ? options : { block: options === false ? 'end' : 'start' });
  };
  HTMLElement.prototype.focus = function take(this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true });
    if (options?.preventScroll !== true) scrollHere(this, { block: 'nearest' });
  };
};
