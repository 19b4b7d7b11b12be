const countOf = (text: string, counting: RegExp): number => text.match(counting)?.length ?? 0;

/**
 * Formats an input's value after a change and keeps the caret in place: the same number of
 * `counting` characters (digits by default) is before it. Call it in the change handler before reading the value.
 */
export const typeInto = (input: HTMLInputElement, format: (typed: string) => string, counting = /\d/g): void => {
  const typed = input.value;
  const shown = format(typed);
  if (shown === typed) return;
  const caret = input.selectionStart;
  input.value = shown;
  if (caret === null || caret >= typed.length) return;
  const wanted = countOf(typed.slice(0, caret), counting);
  let place = 0;
  while (place < shown.length && countOf(shown.slice(0, place), counting) < wanted) place += 1;
  input.setSelectionRange(place, place);
};

/** Sets an input's value as if it had been typed, so that change handlers run. */
export const enterValue = (input: HTMLInputElement, value: string): void => {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
