/** Whether somebody wants no motion. */
const wantsNoMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Scrolls something to the window's top, without motion for those who want none. */
export const scrollPolitely = (to: Element, isAtOnce = false): void =>
  to.scrollIntoView({ block: 'start', behavior: isAtOnce || wantsNoMotion() ? 'instant' : 'smooth' });
