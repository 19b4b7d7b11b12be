import Box from '@mui/material/Box';
import { memo, useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/Button.tsx';

const resetSx = { marginInlineStart: -1.5, mb: 0.5, displayPrint: 'none' } as const;

/** The button that undoes a trial. */
export const TrialReset = memo(({ label, onReset }: { label: string; onReset: () => void }) => (
  <Box sx={resetSx}>
    <Button variant="text" size="small" onClick={onReset}>
      {label}
    </Button>
  </Box>
));

/**
 * Returns a place for the figure's meaning, and what undoes a trial: the meaning takes the focus, because the button goes with
 * the trial.
 *
 * @param onReset keep its identity between renders
 */
export const useTrialReset = (onReset: () => void) => {
  const meaning = useRef<HTMLDivElement>(null);
  const reset = useCallback(() => {
    onReset();
    meaning.current?.focus({ preventScroll: true });
  }, [onReset]);
  return [meaning, reset] as const;
};

type TrialMeaningProps = { label: string; ref: RefObject<HTMLDivElement | null>; children: ReactNode };

/** What a figure means, with or without a trial; it can be focused by {@link useTrialReset}. */
export const TrialMeaning = ({ label, ref, children }: TrialMeaningProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag would be a fieldset, and there are no fields
  <Box ref={ref} role="group" aria-label={label} tabIndex={-1} sx={{ outline: 'none' }}>
    {children}
  </Box>
);
