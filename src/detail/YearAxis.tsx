import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { YearMark } from '#domain/year-marks.ts';

/** From where on a year has room after the first day's word on a narrow axis, in percent. */
const roomAfter = (begin: string): number => 20 + 1.6 * begin.length;

/** Beyond it a year is written before its mark, in percent. */
const nearEnd = 95;

type YearAxisProps = {
  /** What the first day is called. */
  begin: string;
  years: readonly YearMark[];
};

/** The years under bars of time; only to the eye, because each bar's text has its days. */
export const YearAxis = ({ begin, years }: YearAxisProps) => {
  // Where in a word its mark is, in percent: at its start, its middle or its end.
  const marks = [
    { text: begin, at: 0, mark: 0 },
    ...years.map(({ year, at }) => ({ text: String(year), at, mark: at > nearEnd ? 100 : 50 })),
  ];
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', blockSize: 28, mt: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}
    >
      {marks.map(({ text, at, mark }) => (
        <Typography
          key={text}
          variant="caption"
          color="textSecondary"
          style={{ insetInlineStart: `${at}%` }}
          sx={{
            position: 'absolute',
            paddingBlockStart: 1,
            transform: `translateX(-${mark}%)`,
            whiteSpace: 'nowrap',
            // In a narrow container it would overprint the first word.
            ...(at > 0 && at < roomAfter(begin) && { '@container (max-width: 26rem)': { display: 'none' } }),
            '&::before': {
              content: '""',
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: `${mark}%`,
              blockSize: 6,
              borderInlineStart: '1px solid',
              borderColor: 'text.secondary',
            },
          }}
        >
          {text}
        </Typography>
      ))}
    </Box>
  );
};
