/** From how far down, in CSS pixels, the header makes room for the page. */
export const hideBeyond = 80;

/** What decides over the header at a scroll. */
export type ScrollStep = {
  readonly from: number;
  readonly to: number;
  /** Something in the header has the focus, or is open. */
  readonly inUse: boolean;
  readonly hidden: boolean;
};

/**
 * Whether the header is out of the way: on the way down beyond 80 px, never while it is in use, and back again on the way
 * up. Movements of less than 4 px (a trembling finger, a bouncing edge) change nothing.
 */
export const isHeaderHidden = ({ from, to, inUse, hidden }: ScrollStep): boolean => {
  if (inUse || to <= hideBeyond) return false;
  if (Math.abs(to - from) < 4) return hidden;
  return to > from;
};
