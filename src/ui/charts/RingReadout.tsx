import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { createPortal } from 'react-dom';
import { useShown } from './Selection.tsx';

/** Words of the fund about a selected segment. */
export type RingWords = { readonly title: string | undefined; readonly lines: readonly string[] };

type RingReadoutProps = {
  words: RingWords;
  /** Where they are shown: over the legend, because room of their own would be empty most of the time. */
  place: HTMLElement;
};

/** What the fund says while a segment is selected. */
export const RingReadout = ({ words, place }: RingReadoutProps) => {
  const isShown = useShown() !== null;
  return createPortal(
    <Box aria-live="polite" sx={{ overflowWrap: 'anywhere', displayPrint: 'none' }}>
      {isShown ? (
        <>
          {words.title === undefined ? null : (
            <Typography component="p" variant="subtitle2">
              {words.title}
            </Typography>
          )}
          {words.lines.map((line) => (
            <Typography key={line} component="p" variant="body2" color="textSecondary">
              {line}
            </Typography>
          ))}
        </>
      ) : null}
    </Box>,
    place,
  );
};
