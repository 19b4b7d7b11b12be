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
    element: /^<(?:section|div) class="[^"]*" (?:lang="[^"]*" )?tabindex="0"/,
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
  {
    engine: 'ibm',
    rule: 'input_label_exists/Fail_1',
    element: /^<output /,
    reason: 'An output is a live region that speaks its text; nothing is entered in it, so that it needs no label.',
  },
  {
    engine: 'ibm',
    rule: 'table_headers_exists/Fail_1',
    element: /^<table [^>]*data-list="documents"/,
    reason: 'On a phone the row of column headers is not drawn; each row keeps its own header, the document’s name.',
  },
  {
    engine: 'htmlcs',
    rule: 'WCAG2AA.Principle3.Guideline3_2.3_2_2.H32.2',
    element: /^<form novalidate=""><div class="MuiFormControl-root/,
    reason: 'The search follows what is typed; Enter in its only field searches at once.',
  },
  {
    engine: 'htmlcs',
    rule: 'WCAG2AA.Principle1.Guideline1_3.1_3_1.H71.NoLegend',
    element: /^<fieldset class="[^"]*" aria-label(?:ledby)?=/,
    reason: 'The group has a name of its own or is named by its title and value together, in place of a legend.',
  },
  {
    engine: 'ibm',
    rule: 'label_content_exists/Fail_1',
    element: /^<label class="MuiFormControlLabel-root/,
    reason: 'MUI’s label holds its radio button first, and then the text that names it.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_after/Fail_2',
    element: /^<input [^>]*role="switch"/,
    reason: 'A switch stands at the end of its line, after its name; the rule means check boxes and radio buttons.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r69',
    element: /^(?:Zurück auf Anfang|Szenario speichern|Das möchte ich umsetzen)$/,
    reason:
      'Disabled buttons behind the open explanation: what is inert has no state there, so that they seem enabled.',
  },
];
