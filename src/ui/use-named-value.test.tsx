import { renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { useColon, useNamedValue } from './use-named-value.ts';

it.each([
  ['de-CH', 'Logo: Wählen', 'Fehler: '],
  ['de-DE', 'Logo: Wählen', 'Fehler: '],
  ['fr-FR', 'Logo\u00a0: Wählen', 'Fehler\u00a0: '],
] as const)('writes the colon of %s after a name', async (lng, whole, before) => {
  const i18n = createInstance();
  await i18n.init({ lng, resources: { [lng]: { common: {} } } });
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
  const { result } = renderHook(() => useNamedValue(), { wrapper });
  expect(result.current('Logo', 'Wählen')).toBe(whole);
  expect(result.current('Fehler', '')).toBe(before);
  const alone = renderHook(() => useColon(), { wrapper });
  expect(`Fehler${alone.result.current} `).toBe(before);
});
