import { onTestFinished } from 'vitest';

/** Gives the window a phone's width for media queries until the test is over; jsdom has no media. */
export const onPhone = (width = 390): void => {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  const matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width <= Number(/max-width:\s*([\d.]+)px/.exec(media)?.[1] ?? 0),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(window, 'matchMedia');
    else Object.defineProperty(window, 'matchMedia', before);
  });
};
