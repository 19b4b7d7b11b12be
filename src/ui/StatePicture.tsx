import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type StatePictureProps = {
  /** Paths on 160 by 96 units. Class `soft` fills a shape with the fund's soft colour, `accent` draws in its second. */
  children: ReactNode;
};

/**
 * A small line drawing above a page that says why nothing goes on here, in the fund's colours. Decorative: the sentence
 * below says the same.
 */
export const StatePicture = ({ children }: StatePictureProps) => (
  <Box
    component="svg"
    viewBox="0 0 160 96"
    aria-hidden
    sx={({ tokens: { colour } }) => ({
      display: 'block',
      inlineSize: 160,
      blockSize: 96,
      marginBlockEnd: 3,
      fill: colour.surface.paper,
      stroke: colour.primary.main,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      '& .soft': { fill: colour.primary.soft, stroke: 'none' },
      '& .line': { fill: 'none' },
      '& .accent': { stroke: colour.accent.main },
    })}
  >
    <ellipse className="soft" cx={80} cy={84} rx={76} ry={10} />
    {children}
  </Box>
);
