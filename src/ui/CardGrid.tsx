import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Children, useEffect, useRef, type ReactNode } from 'react';

/** Milliseconds between the appearance of two cards. */
export const revealStagger = 500;

const appear = keyframes({ from: { opacity: 0 } });

/** Minimum width of the grid for two, three and four columns, in CSS pixels. */
const room = { two: 600, three: 888, four: 1080 };

type Shape = {
  readonly columns: number;
  /** Whether the first card leaves a column beside it to the next two. */
  readonly isBeside: boolean;
};

/**
 * In how many columns every row is full: three, or as many as there is room for, with two cards beside the first one if they
 * would be left over, else two.
 */
const shapeOf = (cards: number, most: number, canStandBeside: boolean): Shape => {
  for (const rest of canStandBeside ? [0, 2] : [0]) {
    for (let columns = 3; columns <= most; columns += 1)
      if (cards % columns === rest) return { columns, isBeside: rest > 0 };
  }
  return { columns: 2, isBeside: false };
};

const whole = { gridColumn: '1 / -1' } as const;

const rowsOf = ({ columns, isBeside }: Shape) => ({
  '& > *': { gridColumn: `span ${12 / columns}` },
  '& > [data-wide]': isBeside ? { gridColumn: `span ${12 - 12 / columns}`, gridRow: 'span 2' } : whole,
  '& > [data-last-odd]': columns === 2 ? whole : { gridColumn: `span ${12 / columns}` },
});

const gridSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: { xs: 1.5, sm: 3 },
  '& > *': { ...whole, minInlineSize: 0 },
  '@media print': { '&&': { gap: 2 } },
} as const;

const revealSx = {
  animation: `${appear} 450ms ease-out backwards`,
  '&:focus-within': { animation: 'none' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media print': { animation: 'none' },
} as const;

/** Shows a card at once if it is scrolled into view before its turn; cards in view from the start wait for theirs. */
const useNoWaitingInView = (reveal: boolean) => {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!reveal || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (window.scrollY === 0) return;
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target instanceof HTMLElement) target.style.animationDelay = '0ms';
      },
      { threshold: [0, 0.2, 0.5] },
    );
    for (const cell of grid.current?.children ?? []) watch.observe(cell);
    return () => watch.disconnect();
  }, [reveal]);
  return grid;
};

type CardGridProps = {
  children: ReactNode;
  /** Whether the first card spans the full width. */
  firstWide?: boolean;
  /** Whether it is so high that two others may stand beside it, one above the other. */
  firstHigh?: boolean;
  /**
   * Whether the cards appear one after another. Their space is reserved; the first one appears at once, and so
   * does one that is scrolled into view.
   */
  reveal?: boolean;
};

/** A grid of cards with up to four columns, in reading order; every row is full. */
export const CardGrid = ({ children, firstWide = false, firstHigh = false, reveal = false }: CardGridProps) => {
  const grid = useNoWaitingInView(reveal);
  const cards = Children.toArray(children);
  const narrow = cards.length - (firstWide ? 1 : 0);
  return (
    <Box sx={{ containerType: 'inline-size', minInlineSize: 0 }}>
      <Box
        ref={grid}
        sx={{
          ...gridSx,
          [`@container (min-width: ${room.two}px)`]: rowsOf({ columns: 2, isBeside: false }),
          [`@container (min-width: ${room.three}px)`]: rowsOf(shapeOf(narrow, 3, firstHigh)),
          [`@container (min-width: ${room.four}px)`]: rowsOf(shapeOf(narrow, 4, firstHigh)),
        }}
      >
        {cards.map((card, index) => (
          <Box
            key={typeof card === 'object' && 'key' in card ? card.key : index}
            data-wide={(firstWide && index === 0) || undefined}
            data-last-odd={(narrow % 2 === 1 && index === cards.length - 1) || undefined}
            style={reveal && index > 0 ? { animationDelay: `${index * revealStagger}ms` } : undefined}
            sx={[reveal && index > 0 && revealSx]}
          >
            {card}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
