/** What takes the focus in a field, the first kind that there is: what is typed in, what is chosen from, what is pressed. */
const controls = ['textarea, input:not([type=color], [type=hidden])', 'select, [role=combobox]', 'button, a[href]'];

/** Frames of the screen for which what is about to appear is waited for: words come late, and so do texts of others. */
const mostFrames = 180;
/** After so many, what holds the field will do. */
const framesForField = 60;

const placeOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-path="${CSS.escape(name)}"]`) ??
  document.querySelector(`[data-path^="${CSS.escape(name)}."]`);

const holderOf = (name: string): HTMLElement | null => {
  const keys = name.split('.');
  for (let length = keys.length - 1; length > 0; length -= 1) {
    const wanted = CSS.escape(keys.slice(0, length).join('.'));
    const holder = document.querySelector<HTMLElement>(`[data-path="${wanted}"]`);
    if (holder !== null) return holder;
  }
  return null;
};

/** What of a field's text is selected: all that is about to be replaced. */
type Selected = 'nothing' | 'all';

const focusIn = (box: HTMLElement, block: ScrollLogicalPosition = 'center', selected: Selected = 'nothing'): void => {
  const found = controls
    .flatMap((kind) => [...box.querySelectorAll<HTMLElement>(kind)])
    // What is disabled or folded away within takes no focus.
    .find((control) => !control.matches(':disabled') && control.closest('[hidden]') === null);
  const target = found ?? box;
  if (target === box) target.tabIndex = -1;
  target.scrollIntoView({ block });
  target.focus({ preventScroll: true });
  if (selected === 'all' && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
    target.select();
};

/**
 * Brings a field of the editor into sight and focuses it: its place by its name (`settings.displayName`), else the first
 * field that it holds, else what holds it, else the section's title. Folded parts around it open first.
 *
 * @returns gives it up
 */
export const leadToField = (name: string, selected: Selected = 'nothing'): (() => void) => {
  let frame = 0;
  let waited = 0;
  const look = () => {
    waited += 1;
    const box = placeOf(name) ?? (waited > framesForField ? holderOf(name) : null);
    const fold = box?.closest('[hidden]') ?? null;
    if (box !== null && fold === null) {
      focusIn(box, 'center', selected);
      return;
    }
    if (waited > mostFrames) {
      document.getElementById('section-title')?.focus();
      return;
    }
    // Opens as it does for the browser's search; the next frame finds it open.
    fold?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
  };
};

/**
 * For the `ref` of what goes away with a press in it, such as a finding that is mended: the focus goes on to the field that
 * it was about, else to the title of its section, instead of being lost.
 */
export const leavesFocus = (part: HTMLElement | null) => () => {
  if (part?.contains(document.activeElement) !== true) return;
  const [field, section] = [part.closest<HTMLElement>('[data-path]'), part.closest<HTMLElement>('section')];
  // Once it is gone.
  queueMicrotask(() => {
    const title = section?.querySelector<HTMLElement>('h1, h2');
    if (document.activeElement !== document.body) return;
    if (field?.isConnected === true) focusIn(field, 'nearest');
    else if (title?.isConnected === true) {
      title.tabIndex = -1;
      title.focus();
    }
  });
};
