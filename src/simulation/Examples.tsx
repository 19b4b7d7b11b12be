import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { Theme } from '@mui/material/styles';
import { memo, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { scrollPolitely } from '#ui/scroll-politely.ts';
import type { Example } from './examples.ts';

/** A long one breaks into lines instead of being cut off. */
const choices = ({ tokens: { colour } }: Theme) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    '& button': { textAlign: 'start' },
    '& [aria-pressed="true"]': {
      backgroundColor: colour.primary.soft,
      borderColor: colour.primary.main,
      color: colour.primary.onSoft,
    },
  }) as const;

/** Where what is above the results leaves them too little of the window, as a share of its height. */
const low = 0.15;

type ExamplesProps = {
  examples: readonly Example[];
  /** The key of the one whose results are shown; empty for none. */
  shown?: string;
  /** Fills the fields with one; keep its identity between renders. */
  onTake: (example: Example) => void;
};

/**
 * Cases that fill the fields, above what they do. A pressed one keeps the focus, and what it does is brought into view where
 * it is below the fields.
 */
export const Examples = memo(({ examples, shown = '', onTake }: ExamplesProps) => {
  const { t } = useTranslation('simulation');
  const place = useRef<HTMLFieldSetElement>(null);
  const take = useCallback(
    (example: Example) => {
      onTake(example);
      const group = place.current;
      if (group !== null && group.getBoundingClientRect().top > window.innerHeight * low) scrollPolitely(group);
    },
    [onTake],
  );
  return examples.length === 0 ? null : (
    <FormControl ref={place} component="fieldset" sx={{ displayPrint: 'none' }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t('examples.label')}
      </FormLabel>
      <Box sx={choices}>
        {examples.map((example) => (
          <Button
            key={example.key}
            variant="outlined"
            size="small"
            aria-pressed={example.key === shown}
            onClick={() => take(example)}
          >
            {example.label}
          </Button>
        ))}
      </Box>
    </FormControl>
  );
});
