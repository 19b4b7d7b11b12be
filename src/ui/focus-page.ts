import { useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses the heading of the page that is shown, or the field of one that only asks for a code. */
export const focusPage = (): void => {
  const target =
    document.querySelector<HTMLElement>('main [autocomplete="one-time-code"]') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The router restores the scroll position.
  target.focus({ preventScroll: true });
};

/**
 * Moves the focus when what calls this goes away together with the button that had it.
 *
 * @param moveFocus by default to the page; keep its identity between renders
 */
export const useFocusAfterwards = (moveFocus = focusPage): void => {
  const hadFocus = useRef(false);
  // Runs before the elements are removed: whoever only reads has no focus to lose.
  useLayoutEffect(
    () => () => {
      hadFocus.current = document.activeElement !== document.body;
    },
    [],
  );
  useEffect(
    () => () => {
      if (hadFocus.current && document.activeElement === document.body) moveFocus();
    },
    [moveFocus],
  );
};
