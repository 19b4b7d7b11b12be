import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import type { Example } from './examples.ts';

const quiet = { display: 'grid', gap: 1.5, alignContent: 'start', displayPrint: 'none' } as const;
/** A long one breaks into lines instead of being cut off. */
const choices = { display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { textAlign: 'start' } } as const;

type ExamplesProps = {
  examples: readonly Example[];
  /** Fills the fields with one; keep its identity between renders. */
  onTake: (example: Example) => void;
};

/** In place of results as long as nothing is changed: an invitation, and cases that fill the fields. */
export const Examples = memo(({ examples, onTake }: ExamplesProps) => {
  const { t } = useTranslation('simulation');
  return (
    <Box sx={quiet}>
      <Typography color="textSecondary">{t('examples.invitation')}</Typography>
      {examples.length === 0 ? null : (
        <FormControl component="fieldset">
          <FormLabel component="legend" sx={{ mb: 1 }}>
            {t('examples.label')}
          </FormLabel>
          <Box sx={choices}>
            {examples.map((example) => (
              <Button key={example.key} variant="outlined" size="small" onClick={() => onTake(example)}>
                {example.label}
              </Button>
            ))}
          </Box>
        </FormControl>
      )}
    </Box>
  );
});
