import { keyframes, styled } from '@mui/material/styles';
import { Children, type ReactNode } from 'react';

/** Milliseconds between one card's appearance and the next one's. */
export const revealStagger = 500;

const appear = keyframes({ from: { opacity: 0 } });

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))',
  gap: theme.spacing(3),
  '& > *': { minInlineSize: 0 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
}));

const Cell = styled('div')({
  '&[data-revealed]': { animation: `${appear} 450ms ease-out backwards` },
  '&:focus-within': { animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '&[data-revealed]': { animation: 'none' } },
  '@media print': { '&[data-revealed]': { animation: 'none' } },
});

/** Props of {@link CardGrid}. */
export type CardGridProps = {
  children: ReactNode;
  /** Whether the first card spans the whole width. */
  firstWide?: boolean;
  /** Whether the cards appear one after another. Their room is there from the start; the first one waits for nothing. */
  reveal?: boolean;
};

/** Cards side by side, as many as there is room for, in reading order. */
export const CardGrid = ({ children, firstWide = false, reveal = false }: CardGridProps) => (
  <Grid>
    {Children.toArray(children).map((card, index) => (
      <Cell
        key={typeof card === 'object' && 'key' in card ? card.key : index}
        data-wide={(firstWide && index === 0) || undefined}
        data-revealed={(reveal && index > 0) || undefined}
        style={reveal && index > 0 ? { animationDelay: `${index * revealStagger}ms` } : undefined}
      >
        {card}
      </Cell>
    ))}
  </Grid>
);
