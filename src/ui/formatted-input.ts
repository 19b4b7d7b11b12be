const countOf = (text: string, counting: RegExp): number => text.match(counting)?.length ?? 0;

/**
 * Rewrites what somebody has just typed and leaves the caret behind the character it stood behind: the same number of
 * counting characters (digits, by default) lies before it. To be called from the change handler, before the value is read.
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

/** Puts a value into an input as if it had been typed: whoever listens for changes hears of it. */
export const enterValue = (input: HTMLInputElement, value: string): void => {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
