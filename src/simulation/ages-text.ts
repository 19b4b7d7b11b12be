import { useCallback } from 'react';
import { useAgeText } from '#detail/age-text.ts';

/** Puts the ages of all steps into retirement into words: "63 years, 65 years". */
export const useAgesText = (): ((retirement: { readonly steps: readonly { readonly month: number }[] }) => string) => {
  const ageText = useAgeText();
  return useCallback(({ steps }) => steps.map(({ month }) => ageText(month / 12)).join(', '), [ageText]);
};
