/** An e-mail address as people write it, blanks at the ends taken off; null where it is none. */
export const parseEmailAddress = (typed: string): string | null => {
  const address = typed.trim();
  return /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.]{2,}$/.test(address) ? address : null;
};
