/** What takes the focus in a field: its input, else its first button. */
const inputs = 'input:not([type=color]):not([type=hidden]), textarea, select, [role=combobox]';

/** Focuses a field of the editor by its path in words; without it, what holds it. */
export const focusField = (name: string): void => {
  const keys = name.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const wanted = keys.slice(0, length).join('.');
    const box = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(wanted)}"]`);
    if (box === null) continue;
    // A folded part opens first.
    const fold = box.closest('[hidden]');
    if (fold !== null) fold.dispatchEvent(new Event('beforematch', { bubbles: true }));
    const target = box.querySelector<HTMLElement>(inputs) ?? box.querySelector<HTMLElement>('button, a') ?? box;
    if (!target.hasAttribute('tabindex') && target === box) target.tabIndex = -1;
    box.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    return;
  }
  document.getElementById('section-title')?.focus();
};
