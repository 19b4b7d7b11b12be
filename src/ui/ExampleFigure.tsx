import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Figure = styled('figure')(({ theme, theme: { tokens } }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    justifyItems: 'center',
    padding: theme.spacing(3),
    borderRadius: Math.min(tokens.corner.card, 12),
    backgroundColor: tokens.colour.surface.sunken,
    color: theme.palette.primary.main,
  },
  '& > div > *': { maxInlineSize: 400 },
  '& figcaption': {
    ...theme.typography.body2,
    marginBlockStart: theme.spacing(1.5),
    color: theme.palette.text.secondary,
  },
  [theme.breakpoints.down('sm')]: { '& > div': { padding: theme.spacing(2) } },
}));

/** An example to compare what one holds in one's hand with, and a sentence on it. */
export const ExampleFigure = ({ image, caption }: { image: ReactNode; caption?: ReactNode }) => (
  <Figure>
    <div>{image}</div>
    {caption === undefined ? null : <figcaption>{caption}</figcaption>}
  </Figure>
);
