import { expect, it, onTestFinished } from 'vitest';
import { leaveFocusOutside } from './leave-focus.ts';

/** A button in a frame whose page leaves the focus to the page around it. */
const buttonInFrame = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  const window = frame.contentDocument?.defaultView;
  if (!window) throw new Error('The frame has no window.');
  leaveFocusOutside(window);
  const button = window.document.createElement('button');
  window.document.body.append(button);
  return { button, inside: window.document };
};

it('leaves the focus where somebody is, and takes it for whoever is in the frame', () => {
  const { button, inside } = buttonInFrame();
  button.focus();
  expect(inside.activeElement).toBe(inside.body);
  inside.hasFocus = () => true;
  button.focus();
  expect(inside.activeElement).toBe(button);
});
