import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { arrowPath, barCorner, barFill, barSx, lasting, markSx, type BarLook } from './bar-fill.ts';

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
  /** How long it is, where that is known of all of them. */
  readonly months?: number | undefined;
};

type PhasesProps = {
  /** Name of the list. */
  label: string;
  /** In their order. */
  phases: readonly Phase[];
  /** What is below a bar to scale, such as its years; without it the pieces are equal. */
  scale?: ReactNode;
};

/** The fund's corners where a bar begins or ends; on a phone it runs downwards. */
const endSx = (isStart: boolean) => (theme: Theme) => {
  const round = barCorner(theme);
  return {
    borderRadius: isStart ? `${round} 0 0 ${round}` : `0 ${round} ${round} 0`,
    [theme.breakpoints.down('sm')]: { borderRadius: isStart ? `${round} ${round} 0 0` : `0 0 ${round} ${round}` },
  };
};

/** All phases as one bar to scale; only to the eye, because the list below says when each is. */
const ScaledBar = ({ phases }: Pick<PhasesProps, 'phases'>) => (
  <Box aria-hidden sx={{ ...barSx, blockSize: 16 }}>
    {phases.map(({ key, months = 0, look, isHatched, isOpen = false }, index) => (
      <Box
        key={key}
        style={lasting(months)}
        sx={{
          ...barFill(look, isHatched),
          minInlineSize: 8,
          ...(index === 0 && { borderStartStartRadius: barCorner, borderEndStartRadius: barCorner }),
          ...(isOpen && { clipPath: arrowPath() }),
        }}
      />
    ))}
  </Box>
);

const PhaseList = ({ label, phases, isScaled }: Pick<PhasesProps, 'label' | 'phases'> & { isScaled: boolean }) => (
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
          gridTemplateColumns: { xs: '12px minmax(0, 1fr)', sm: isScaled ? '12px minmax(0, 1fr)' : 'minmax(0, 1fr)' },
          columnGap: isScaled ? 1 : 2,
          rowGap: 1.5,
          alignContent: { sm: 'start' },
        }}
      >
        <Box
          aria-hidden
          sx={[
            barFill(look, isHatched),
            isScaled ? { ...markSx, alignSelf: 'start', mt: 0.75 } : { minBlockSize: 12 },
            !isScaled && index === 0 && endSx(true),
            !isScaled && index === phases.length - 1 && !isOpen && endSx(false),
            !isScaled &&
              isOpen && {
                clipPath: {
                  xs: 'polygon(0 0, 100% 0, 100% calc(100% - 10px), 50% 100%, 0 calc(100% - 10px))',
                  sm: arrowPath(),
                },
              },
          ]}
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

/**
 * Stretches of time one after the other, each with its words: to scale as one bar above them, or each as an equal piece of it,
 * which is upright on a phone.
 */
export const Phases = ({ label, phases, scale }: PhasesProps) => (
  <>
    {scale === undefined ? null : (
      <Box sx={{ mb: 1.5, containerType: 'inline-size' }}>
        <ScaledBar phases={phases} />
        {scale}
      </Box>
    )}
    <PhaseList label={label} phases={phases} isScaled={scale !== undefined} />
  </>
);
