import { scrollWindowTo } from './scroll-window-to.ts';

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

/** Keeps the page around in its place: a browser scrolls all frames to what takes the focus, or is scrolled to, in one. */
export const scrollNothingAround = (): void => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on what takes the focus
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = function scrollHere(options) {
    scrollWindowTo(this, typeof options === 'object' ? options : { block: options === false ? 'end' : 'start' });
  };
};
