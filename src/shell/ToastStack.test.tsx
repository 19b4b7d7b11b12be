import { act, cleanup, render, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { houseBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import type { Toast } from '#state/kernel/toaster.ts';
import { ToastStack } from './ToastStack.tsx';

const theme = createPortalTheme(houseBrand, { mode: 'light' });

/** The stack with toasts in their order. */
const stackOf = (...toasts: readonly Toast[]) => (
  <ThemeProvider theme={theme}>
    <ToastStack toasts={toasts.map((toast, index) => ({ ...toast, number: index + 1 }))} />
  </ThemeProvider>
);

const show = (...toasts: readonly Toast[]) => render(stackOf(...toasts));

/** The toast with this text. */
const toastOf = (text: string) => screen.getByRole('button', { name: new RegExp(text) });

/** The background colour of a toast. */
const colourOf = (toast: HTMLElement) =>
  [toast, ...toast.querySelectorAll('*')]
    .map((element) => getComputedStyle(element).backgroundColor)
    .find((colour) => colour !== '' && colour !== 'rgba(0, 0, 0, 0)');

/** A colour as the browser formats it. */
const written = (colour: string) => {
  const element = document.createElement('i');
  element.style.color = colour;
  return element.style.color;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('A toast is green, red, orange or dark, according to its kind', () => {
  const { palette } = theme;
  show(
    { kind: 'success', text: 'Gespeichert' },
    { kind: 'error', text: 'Gescheitert' },
    { kind: 'warning', text: 'Vorsicht' },
    { kind: 'default', text: 'Hinweis' },
  );
  const shown = ['Gespeichert', 'Gescheitert', 'Vorsicht', 'Hinweis'].map((text) => colourOf(toastOf(text)));
  expect(shown).toEqual(
    [palette.success.main, palette.error.main, palette.warning.main, palette.text.primary].map(written),
  );
});

it('A toast stays at the top right for four seconds, which a bar counts down', () => {
  show({ kind: 'success', text: 'Gespeichert' });
  const toast = toastOf('Gespeichert');
  const stack = toast.closest('.notistack-SnackbarContainer');
  if (stack === null) throw new Error('The toast is in no stack.');
  // How far below the header it begins is only known where there is a layout (tests/e2e/profile.e2e.ts).
  const { position, right, bottom, left } = getComputedStyle(stack);
  expect([position, parseInt(right) < 100]).toEqual(['fixed', true]);
  expect([bottom, left]).toEqual(['auto', 'auto']);
  const bar = toast.querySelector('[style*="animation-duration"]');
  expect(bar?.getAttribute('style')).toContain('4000ms');
  act(() => {
    vi.advanceTimersByTime(3_999);
  });
  expect(screen.queryByRole('button', { name: /Gespeichert/ })).not.toBeNull();
  // It closes on time, then slides out.
  for (const milliseconds of [1, 1_000, 1_000]) {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  }
  expect(screen.queryByRole('button', { name: /Gespeichert/ })).toBeNull();
});

it('A toast on a phone is at the very top, away from steps and headline', () => {
  show({ kind: 'success', text: 'Gespeichert' });
  const rules = Array.from(document.styleSheets, ({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  ).flat();
  expect(rules.filter((rule) => rule.includes('max(8px, env(safe-area-inset-top))'))).toEqual([
    expect.stringMatching(/^@media \(max-width: ?599\.95px\)/),
  ]);
});

it('A failure ends the success before it, which it would contradict', () => {
  const sent = { kind: 'success', text: 'Gesendet' } as const;
  const { rerender } = show(sent);
  toastOf('Gesendet');
  rerender(stackOf(sent, { kind: 'error', text: 'Falsch' }));
  for (const milliseconds of [1, 1_000, 1_000]) {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  }
  expect(screen.queryByRole('button', { name: /Gesendet/ })).toBeNull();
  toastOf('Falsch');
});
