import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { SkeletonBlock } from './SkeletonBlock.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The line below a card's figure; larger on a `featured` card. */
export const Meaning = ({ children, featured = false }: { children: ReactNode; featured?: boolean }) => (
  <Typography
    component="div"
    sx={{
      typography: featured ? { xs: 'body2', sm: 'body1' } : 'body2',
      mt: { xs: 0.25, sm: featured ? 1.5 : 0.75 },
      color: 'text.secondary',
      textWrap: 'balance',
      '& p': { m: 0 },
      '& p + p': { mt: 0.75 },
    }}
  >
    {children}
  </Typography>
);

/** A card's texts in each of its states. */
export type FactCardSayings = {
  /** The figure or fact. */
  figure?: ReactNode;
  /** One line on what the figure means. */
  meaning?: ReactNode;
  /** What it shows: a skeleton, that there is nothing yet, that loading has failed, or its figure. */
  face?: 'loading' | 'empty' | 'failed' | 'ready';
  /** Announced while loading. */
  loadingLabel?: string;
  /** Says what the card will show once there are data. */
  emptyText?: ReactNode;
  /** Says that loading has failed, and offers to try again. */
  failed?: { text: ReactNode; retryLabel: string; onRetry: () => void; retrying?: boolean };
};

type FactCardWordsProps = FactCardSayings & {
  /** Larger, on a card with a picture. */
  featured: boolean;
};

/** A card's text in its current state: figure and meaning, their skeleton, the empty text, or the failure. */
export const FactCardWords = ({
  figure,
  meaning,
  face = 'ready',
  loadingLabel,
  emptyText,
  failed,
  featured,
}: FactCardWordsProps) => {
  if (face === 'loading') {
    return (
      <>
        {loadingLabel === undefined ? null : <VisuallyHidden as="output">{loadingLabel}</VisuallyHidden>}
        <SkeletonBlock width="70%" height={featured ? 44 : 28} />
        <Meaning featured={featured}>
          <SkeletonBlock lines={2} height="0.9em" />
        </Meaning>
      </>
    );
  }
  if (face === 'failed') {
    return (
      <Stack aria-live="polite" sx={{ alignItems: 'flex-start', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {failed?.text}
        </Typography>
        {failed === undefined ? null : (
          // In front of the link that covers the card.
          <Box sx={{ position: 'relative', zIndex: 1 }}>
            <Button
              variant="outlined"
              size="small"
              startIcon="retry"
              pending={failed.retrying ?? false}
              onClick={failed.onRetry}
            >
              {failed.retryLabel}
            </Button>
          </Box>
        )}
      </Stack>
    );
  }
  if (face === 'empty') return <Meaning featured={featured}>{emptyText}</Meaning>;
  return (
    <>
      <Box sx={{ minWidth: 0, containerType: 'inline-size' }}>{figure}</Box>
      {meaning === undefined || meaning === null || meaning === '' ? null : (
        <Meaning featured={featured}>{meaning}</Meaning>
      )}
    </>
  );
};
