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
