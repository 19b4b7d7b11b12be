import type { Finding } from './engines.ts';

/** A finding that is right as it is. */
type Exception = {
  readonly engine: Finding['engine'];
  readonly rule: string;
  /** What its elements' HTML has in common. */
  readonly element: RegExp;
  readonly reason: string;
};

/** Every finding that is right as it is, with its reason. One that no page needs any more fails the run. */
export const exceptions: readonly Exception[] = [
  {
    engine: 'accessLint',
    rule: 'landmarks/region',
    element: /^<noscript>/,
    reason: 'Only a browser without scripts shows it, in place of the portal.',
  },
  {
    engine: 'accessLint',
    rule: 'landmarks/region',
    element: /^<div role="presentation" class="Mui(?:Dialog|Drawer)-root/,
    reason: 'A modal dialog is a region of its own; ARIA asks for no landmark around it.',
  },
  {
    engine: 'accessLint',
    rule: 'keyboard-accessible/focus-order',
    element: /data-testid="sentinel(?:Start|End)"/,
    reason: 'The ends of MUI’s focus trap: they pass the focus on as soon as they have it.',
  },
  {
    engine: 'accessLint',
    rule: 'keyboard-accessible/focus-order',
    element: /^<(?:section|div) class="[^"]*" tabindex="0"/,
    reason: 'A text that scrolls can be scrolled with the keyboard only if it takes the focus.',
  },
  {
    engine: 'accessLint',
    rule: 'keyboard-accessible/focus-visible',
    element: /^<div role="none" tabindex="0" style="border-width: 0px/,
    reason: 'MUI X’s stop for the arrow keys; the figure around it is outlined (PictureFrame).',
  },
  {
    engine: 'accessLint',
    rule: 'aria/presentation-role-conflict',
    element: /^<div role="none" tabindex="0" style="border-width: 0px/,
    reason: 'MUI X’s stop for the arrow keys: it speaks through the image that it holds, once a point is chosen.',
  },
  {
    engine: 'accessLint',
    rule: 'distinguishable/link-in-text-block',
    element: /^<a class="[^"]*MuiLink-underlineHover[^>]*><svg/,
    reason: 'The way back stands alone, with an arrow; it is no part of a sentence.',
  },
  {
    engine: 'htmlcs',
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H43.HeadersRequired',
    element: /^<table/,
    reason: 'Every header cell has its scope (col, rowgroup, row), which HTML allows in place of `headers`.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r113',
    element: /^<button class="[^"]*MuiIconButton-sizeSmall[^>]*aria-expanded="false"/,
    reason: 'The help button, which stays in its corner, covers a part of it until the page is scrolled.',
  },
];
