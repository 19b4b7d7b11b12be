import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contrastOf, contrastText, type ColourUse } from './token-list.ts';

/** A patch of a colour; what it says stands beside it. */
export const Patch = ({ colour, wide = false }: { colour: string; wide?: boolean }) => (
  <Box
    aria-hidden
    sx={{
      flex: 'none',
      inlineSize: wide ? 96 : 40,
      blockSize: 40,
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      background: colour,
    }}
  />
);

/** A colour of the tokens: how it looks where it is used, and its contrast there beside the contrast that it needs. */
export const Swatch = ({ use }: { use: ColourUse }) => {
  const { name, colour, grounds, needs } = use;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minInlineSize: 0 }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', flex: 'none', borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}
      >
        {grounds.slice(0, 4).map((ground, index) => (
          <Box
            key={index}
            sx={{ inlineSize: 24, blockSize: 40, display: 'grid', placeItems: 'center', background: ground }}
          >
            <Box sx={{ inlineSize: 12, blockSize: 12, borderRadius: '50%', background: colour }} />
          </Box>
        ))}
      </Box>
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 'fontWeightBold' }}>
          {name}
        </Typography>
        <Typography component="div" variant="body2" color="text.secondary">
          {colour} · {contrastText(contrastOf(use))}
          {needs === null ? ', free' : `, needs ${needs}\u00a0:\u00a01`}
        </Typography>
      </Box>
    </Box>
  );
};
