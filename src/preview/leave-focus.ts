/**
 * Lets a page in a frame take the focus only while somebody is in that frame. The portal focuses the heading of a page
 * that it leads to, and a dialog its first field; a frame that does so takes the focus from whoever types beside it.
 */
export const leaveFocusOutside = ({ document, HTMLElement }: Window & typeof globalThis): void => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus: take } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focus(this: HTMLElement, options) {
    if (document.hasFocus()) take.call(this, options);
  };
};
