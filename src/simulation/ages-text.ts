import { useCallback } from 'react';
import type { RetirementOutcome } from '#pension/simulation/retirement-outcome.ts';
import { useAgeText } from '#detail/age-text.ts';

/** Puts the ages of all steps into retirement into words: "63 years, 65 years". */
export const useAgesText = (): ((retirement: Pick<RetirementOutcome, 'steps'>) => string) => {
  const ageText = useAgeText();
  return useCallback(({ steps }) => steps.map(({ month }) => ageText(month / 12)).join(', '), [ageText]);
};
