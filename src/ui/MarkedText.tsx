import Box from '@mui/material/Box';
import { markWords } from '#domain/search-words.ts';

type MarkedTextProps = {
  text: string;
  /** What was searched for, as `searchWords` gives it; without words nothing is marked. */
  words: readonly string[];
};

/** A text in which the words of a search are marked. */
export const MarkedText = ({ text, words }: MarkedTextProps) =>
  words.length === 0
    ? text
    : markWords(text, words).map(({ text: part, isMatch }, index) =>
        isMatch ? (
          <Box
            key={index}
            component="mark"
            sx={({ tokens }) => ({
              backgroundColor: tokens.colour.primary.soft,
              color: tokens.colour.primary.onSoft,
              fontWeight: 'fontWeightMedium',
              // Underlined only where a browser replaces the colours: otherwise it would look like a link.
              '@media (forced-colors: active)': { textDecoration: 'underline' },
            })}
          >
            {part}
          </Box>
        ) : (
          part
        ),
      );
