import Box from '@mui/material/Box';

type OwnProps = {
  /** A dash if missing or blank. */
  children: string | null | undefined;
  /** For numbers and dates: digits of equal width. */
  figures?: boolean;
};

/** User-entered text: in the direction of its script, wrapping anywhere if necessary. */
export const Own = ({ children, figures = false }: OwnProps) =>
  children?.trim() ? (
    <Box component="bdi" sx={[{ overflowWrap: 'anywhere' }, figures && { fontVariantNumeric: 'tabular-nums' }]}>
      {children.trim()}
    </Box>
  ) : (
    <span aria-hidden>–</span>
  );
