import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { StepWords, ValueLine } from './calculation-words.ts';

/** Styles of a line: information next to the sum, part of the sum, or its result below a rule. */
const lineStyles = {
  info: { typography: 'body2', color: 'text.secondary' },
  part: {},
  result: {
    mt: 0.5,
    paddingBlockStart: 1,
    borderBlockStart: '1px solid',
    borderColor: (theme: Theme) => theme.tokens.colour.border.control,
    fontWeight: 'fontWeightMedium',
  },
} as const;

type LineProps = { kind: keyof typeof lineStyles; apart?: boolean; name: ReactNode; value: ReactNode };

const Line = ({ kind, apart = false, name, value }: LineProps) => (
  <Box
    sx={[
      {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'baseline',
        py: 0.5,
      },
      lineStyles[kind],
      apart && { mt: 0.5 },
    ]}
  >
    <Typography component="dt" variant="inherit" sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
      {name}
    </Typography>
    <Typography component="dd" variant="inherit" sx={{ minWidth: 0, textAlign: 'end', whiteSpace: 'nowrap' }}>
      {value}
    </Typography>
  </Box>
);

const glyphs = { plus: '+', minus: '\u2212', times: '\u00d7' } as const;

/** A value with its sign in front, as on paper. */
const signed = ({ value, sign }: ValueLine): string =>
  sign === null || sign === 'first' ? value : `${glyphs[sign]}\u00a0${value}`;

type CalculationStepProps = {
  step: StepWords;
  /** Null if it is the only step. */
  number: number | null;
};

/** One step of a calculation: what is done, the values with their signs, the result, and its sources. */
export const CalculationStep = ({ step, number }: CalculationStepProps) => {
  const { t } = useTranslation('calculation');
  const { sentence, values, result, sources } = step;
  return (
    <ListItem disablePadding sx={{ display: 'block', '@media print': { breakInside: 'avoid' } }}>
      {number === null ? null : (
        <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', fontWeight: 'fontWeightMedium' }}>
          {t('step', { number })}
        </Typography>
      )}
      <Typography sx={{ mt: 0.5, maxInlineSize: '60ch' }}>{sentence}</Typography>
      <Box component="dl" sx={{ mt: 1.5, mb: 0, fontVariantNumeric: 'tabular-nums lining-nums' }}>
        {values.map((line, index) => (
          <Line
            key={index}
            kind={line.sign === null ? 'info' : 'part'}
            apart={line.sign === 'first' && index > 0 && values[index - 1]?.sign === null}
            name={line.name}
            value={signed(line)}
          />
        ))}
        <Line
          kind="result"
          name={
            <>
              <VisuallyHidden>{t('result')}: </VisuallyHidden>
              {result.name}
            </>
          }
          value={`=\u00a0${result.value}`}
        />
      </Box>
      {sources.length === 0 ? null : (
        <Typography variant="body2" sx={{ mt: 1, maxInlineSize: '60ch', color: 'text.secondary' }}>
          {sources.join(' · ')}
        </Typography>
      )}
    </ListItem>
  );
};
