import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pilasterMark, pilasterMarkStroke } from '#ui/pilaster-mark.ts';

/** The studio's name, which is the same in every language. */
export const Wordmark = ({ withName = true }: { withName?: boolean }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{
        inlineSize: 26,
        blockSize: 26,
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: pilasterMarkStroke,
        strokeLinecap: 'round',
        color: 'primary.main',
      }}
    >
      <path d={pilasterMark} />
    </Box>
    {withName ? (
      <Typography
        component="span"
        sx={{ fontWeight: 'fontWeightMedium', letterSpacing: '-0.01em', whiteSpace: 'nowrap' }}
      >
        Pilaster{' '}
        <Box component="span" sx={{ fontWeight: 'fontWeightRegular', color: 'text.secondary' }}>
          Studio
        </Box>
      </Typography>
    ) : null}
  </Stack>
);
