/** Scroll position, in CSS pixels, beyond which the header hides. */
export const hideBeyond = 80;

/** What decides whether the header hides after scrolling. */
export type ScrollStep = {
  readonly from: number;
  readonly to: number;
  /** Something in the header is focused or open. */
  readonly inUse: boolean;
  readonly hidden: boolean;
};

/**
 * Whether the header hides: when scrolling down beyond 80 px, but never while it is in use; it returns when scrolling
 * up. Ignores movements of less than 4 px (a trembling finger, overscroll).
 */
export const isHeaderHidden = ({ from, to, inUse, hidden }: ScrollStep): boolean => {
  if (inUse || to <= hideBeyond) return false;
  if (Math.abs(to - from) < 4) return hidden;
  return to > from;
};
