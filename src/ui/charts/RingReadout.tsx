import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { useShown } from './Selection.tsx';

/** Words of the fund about a selected segment. */
export type RingWords = { readonly title: string | undefined; readonly lines: readonly string[] };

/** What the fund says when a segment is selected; its room below the ring is kept, so that nothing moves. */
export const RingReadout = ({ words }: { words: RingWords }) => {
  const isShown = useShown() !== null;
  return (
    <Box
      aria-live="polite"
      sx={{ mt: 1.5, textAlign: 'center', overflowWrap: 'anywhere', displayPrint: 'none' }}
      style={{ visibility: isShown ? 'visible' : 'hidden' }}
    >
      {words.title === undefined ? null : (
        <Typography component="p" variant="subtitle2" color="textSecondary">
          {words.title}
        </Typography>
      )}
      {words.lines.map((line) => (
        <Typography key={line} component="p" variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
};
