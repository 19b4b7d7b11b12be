import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { joined, line } from './above-chart.ts';
import type { Reading } from './curve-reading.ts';
import { useShown } from './Selection.tsx';

type ReadoutProps = {
  /** In CSS pixels. */
  height: number;
  /** Height of what is below it and gives way while a point is read ({@link UnlessRead}), in CSS pixels. */
  over?: number;
  /** What is said about a point. */
  read: (index: number) => Reading | null;
  /** How to select a point, as long as there is none. */
  hint: string;
  /** Whether what is below shows that hint, which is here then for screen readers. */
  isHintBelow?: boolean;
  /** Whether a point is said in one row. */
  isOneRow?: boolean;
};

const rowSx = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, lineHeight: `${line}px` } as const;

/** The place for it; it stays as it is as long as no point is selected, whatever the chart shows. */
const Output = memo(({ height, over, children }: { height: number; over: number; children: ReactNode }) => (
  <Box
    component="output"
    style={{ minBlockSize: height, marginBlockEnd: -over }}
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      boxSizing: 'border-box',
      paddingBlockEnd: 1,
      typography: 'caption',
      lineHeight: `${line}px`,
      fontVariantNumeric: 'tabular-nums lining-nums',
      color: 'text.secondary',
      displayPrint: 'none',
    }}
  >
    {children}
  </Box>
));

/**
 * The selected point in words, above the chart, where it covers nothing. A live region: screen readers say it instead of
 * the library's own text (`spoken.ts`).
 */
export const Readout = ({ height, over = 0, read, hint, isHintBelow = false, isOneRow = false }: ReadoutProps) => {
  const index = useShown();
  const reading = index === null ? null : read(index);
  return (
    <Output height={reading === null ? height : height + over} over={reading === null ? 0 : over}>
      {reading === null ? (
        isHintBelow ? (
          <VisuallyHidden>{hint}</VisuallyHidden>
        ) : (
          hint
        )
      ) : (
        <Box component="span" sx={isOneRow ? rowSx : {}}>
          <Box component="span" sx={{ display: 'block', lineHeight: `${line}px` }}>
            {reading.name}{' '}
          </Box>
          <Box component="span" sx={rowSx}>
            <Typography
              component="strong"
              variant="subtitle1"
              color="textPrimary"
              noWrap
              sx={{ lineHeight: 'inherit' }}
            >
              {reading.amount}{' '}
            </Typography>
            {reading.more.map((more) => (
              <span key={more}>{more} </span>
            ))}
          </Box>
        </Box>
      )}
    </Output>
  );
};

/** The legend of a chart, which gives its place to what is said about a point. */
export const UnlessRead = ({ children }: { children: ReactNode }) => {
  const isRead = useShown() !== null;
  return (
    <Box style={isRead ? { opacity: 0 } : {}} sx={{ '@media print': { opacity: '1 !important' } }}>
      {children}
    </Box>
  );
};

type UnitAndHintProps = {
  unit: string | undefined;
  /** How to select a point; not for paper. */
  hint: string | undefined;
};

/** What the amounts are in, and how to read them. */
export const UnitAndHint = ({ unit = '', hint }: UnitAndHintProps) => (
  <Box component="span" sx={{ whiteSpace: 'normal' }}>
    {unit}
    {hint === undefined ? null : (
      <Box component="span" sx={{ displayPrint: 'none' }}>
        {joined('', hint)}
      </Box>
    )}
  </Box>
);
