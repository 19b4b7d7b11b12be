import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { Children, useEffect, useRef, type ReactNode } from 'react';

/** Milliseconds between the appearance of two cards. */
export const revealStagger = 500;

const appear = keyframes({ from: { opacity: 0 } });

/** Minimum width of the grid for two and three columns, in CSS pixels. */
const room = { two: 600, three: 888 };

const span = (columns: number) => ({ gridColumn: `span ${columns}` });
const whole = { gridColumn: '1 / -1' } as const;

const inTwo = { '& > *': span(6), '& > [data-wide], & > [data-last-odd]': whole };

/**
 * Three columns in which every row is full. Up to three cards stand beside a high first card. If others would be left over,
 * the last rows have two cards each. With four columns, a card's line of text wrapped to three lines.
 */
const inThree = (cards: number, canStandBeside: boolean) => {
  const beside = canStandBeside && cards > 1 ? Math.min(cards, 3) : 0;
  const below = cards - beside;
  const pairs = below % 3 === 0 ? 0 : below % 3 === 2 ? 1 : 2;
  return {
    '& > *, & > [data-last-odd]': span(4),
    '& > [data-wide]': beside > 0 ? { ...span(8), gridRow: `span ${beside}` } : whole,
    ...(below > 1 && { [`& > :nth-last-of-type(-n + ${pairs * 2})`]: span(6) }),
    ...(below === 1 && { '& > :last-of-type': whole }),
  };
};

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
  /** Whether it is so high that others may stand beside it, one above the other. */
  firstHigh?: boolean;
  /**
   * Whether the cards appear one after another. Their space is reserved; the first one appears at once, and so
   * does one that is scrolled into view.
   */
  reveal?: boolean;
};

/** A grid of cards with up to three columns, in reading order; every row is full. */
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
          [`@container (min-width: ${room.two}px)`]: inTwo,
          [`@container (min-width: ${room.three}px)`]: inThree(narrow, firstHigh),
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
