import Box from '@mui/material/Box';
import { colourVisionMatrix, colourVisions } from '#theme/colour-vision.ts';
import type { Vision } from '../kernel/visions.ts';

/** Id of the filter for a way of seeing; undefined for the usual one. */
export const filterOf = (vision: Vision): string | undefined => (vision === 'usual' ? undefined : `vision-${vision}`);

/** The filters that show a frame as people see it who tell fewer colours apart. */
export const ColourVisionFilters = () => (
  <Box component="svg" aria-hidden sx={{ position: 'absolute', inlineSize: 0, blockSize: 0 }}>
    {colourVisions.map((vision) => (
      <filter key={vision} id={filterOf(vision)} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={colourVisionMatrix(vision)} />
      </filter>
    ))}
  </Box>
);
