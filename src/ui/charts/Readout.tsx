import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { Reading } from './curve-reading.ts';
import { useShown } from './Selection.tsx';

/** Heights in CSS pixels: of one line, and of all of them. */
const line = 20;

/** What a character of the hint takes at most on average, in CSS pixels. */
const character = 6.4;

/**
 * Height of the hint, with the gap below it, in CSS pixels.
 *
 * @param width of the chart; 0 until it is measured
 */
export const hintHeight = (width: number, hint: string): number =>
  line * (width > 0 ? Math.ceil((hint.length * character) / width) : 1) + 8;

/**
 * Height of what is said about a point above a chart, in CSS pixels.
 *
 * @param width of the chart; 0 until it is measured
 * @param further amounts besides the first one; on a narrow chart each has a line of its own
 */
export const readoutHeight = (width: number, further: number): number =>
  line * (2 + (width > 0 && width < 520 ? further : 0)) + 8;

type ReadoutProps = {
  /** In CSS pixels. */
  height: number;
  /** Height of what is below it and gives way while a point is read ({@link UnlessRead}), in CSS pixels. */
  over?: number;
  /** What is said about a point. */
  read: (index: number) => Reading | null;
  /** How to select a point, as long as there is none. */
  hint: string;
};

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
export const Readout = ({ height, over = 0, read, hint }: ReadoutProps) => {
  const index = useShown();
  const reading = index === null ? null : read(index);
  return (
    <Output height={reading === null ? height : height + over} over={reading === null ? 0 : over}>
      {reading === null ? (
        hint
      ) : (
        <>
          <Box component="span" sx={{ display: 'block', lineHeight: `${line}px` }}>
            {reading.name}{' '}
          </Box>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, lineHeight: `${line}px` }}>
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
        </>
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
