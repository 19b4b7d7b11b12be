import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { barFill, type BarLook } from './bar-fill.ts';

/** A stretch of time in {@link Phases}. */
export type Phase = {
  readonly key: string;
  /** When it is, in words. */
  readonly when: string;
  /** What applies then. */
  readonly what: ReactNode;
  readonly note?: ReactNode;
  readonly look: BarLook;
  /** Whether it is hatched: what others pay. */
  readonly isHatched?: boolean;
  /** Whether it goes on for life: it then ends in an arrow. */
  readonly isOpen?: boolean;
};

type PhasesProps = {
  /** Name of the list. */
  label: string;
  /** In their order. */
  phases: readonly Phase[];
};

/**
 * Stretches of time one after the other, each as a piece of a bar with its words; not to scale. On a phone the bar is
 * upright.
 */
export const Phases = ({ label, phases }: PhasesProps) => (
  <Box
    component="ol"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${phases.length}, minmax(0, 1fr))` },
      gap: '2px',
      listStyle: 'none',
      m: 0,
      p: 0,
    }}
  >
    {phases.map(({ key, when, what, note, look, isHatched, isOpen = false }, index) => (
      <Box
        key={key}
        component="li"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '12px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: 1.5,
          alignContent: { sm: 'start' },
        }}
      >
        <Box
          aria-hidden
          sx={{
            ...barFill(look, isHatched),
            minBlockSize: 12,
            // The ends of the whole bar are round.
            ...(index === 0 && { borderRadius: { xs: '6px 6px 0 0', sm: '6px 0 0 6px' } }),
            ...(index === phases.length - 1 && !isOpen && { borderRadius: { xs: '0 0 6px 6px', sm: '0 6px 6px 0' } }),
            ...(isOpen && {
              clipPath: {
                xs: 'polygon(0 0, 100% 0, 100% calc(100% - 10px), 50% 100%, 0 calc(100% - 10px))',
                sm: 'polygon(0 0, calc(100% - 10px) 0, 100% 50%, calc(100% - 10px) 100%, 0 100%)',
              },
            }),
          }}
        />
        <Box sx={{ paddingInlineEnd: 2, paddingBlockEnd: { xs: 2, sm: 0 } }}>
          <Typography variant="body2" color="textSecondary">
            {when}
          </Typography>
          <Typography sx={{ fontWeight: 'fontWeightMedium', hyphens: 'auto' }}>{what}</Typography>
          {note === undefined ? null : (
            <Typography variant="body2" color="textSecondary">
              {note}
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
);
