import Box from '@mui/material/Box';
import { sliderClasses } from '@mui/material/Slider';
import type { Theme } from '@mui/material/styles';
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { frameParts } from '#detail/frame-parts.tsx';

/** A simulator that is wide enough for fields and results next to each other. */
export const wide = '@container simulator (min-width: 50rem)';

/** One with room for two fields in a row, and none for results beside them. */
const twoFields = '@container simulator (min-width: 36rem) and (max-width: 49.99rem)';

/** Around {@link SideBySide}: its width decides. */
export const measured = { containerType: 'inline-size', containerName: 'simulator' } as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  [wide]: { gridTemplateColumns: 'minmax(0, min(44%, 29rem)) minmax(0, 1fr)', columnGap: 4 },
  '@media print': { '&&': { gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;

/**
 * Results stay below the header while the fields pass. Fields don't, unless they are few beside long results from the
 * start: they would move as soon as the results grow.
 */
const inSight = ({ tokens: { shell, space } }: Theme) =>
  ({
    [wide]: {
      alignSelf: 'start',
      position: 'sticky',
      '@media print': { position: 'static' },
      insetBlockStart: `calc(${shell.header.height + 3 * space.unit}px + var(--view-banner, 0px))`,
    },
  }) as const;

/** No taller than the window. */
const keptInSight = (stayFrom: number) => (theme: Theme) => ({
  [`@media (min-height: ${stayFrom}rem)`]: inSight(theme),
});

const part = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;

/** All fields are as wide as their column. One that has the focus stays above the strip, where there is one. */
const fieldsSx = {
  ...part,
  [twoFields]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    '& > .MuiAlert-root': { gridColumn: '1 / -1' },
  },
  '& :focus': { scrollMarginBlockEnd: '96px' },
  [wide]: { '& :focus': { scrollMarginBlockEnd: 0 } },
} as const;

const stripSx = { display: 'contents', [wide]: { display: 'none' } } as const;

const { Parts, Part, PartInSight } = frameParts<'fields' | 'strip' | 'examples' | 'results' | 'more'>();

/** What one taps to choose something; a text field is tapped to write in it. */
const choices = `[type="radio"], .${sliderClasses.root}`;

type FrameProps = {
  /** Changes with every reset, so that fields forget what was typed, and figures that they once changed. */
  round: number;
  /** Whether the results are those of earlier fields. */
  pending: boolean;
  /** Whether paper shows the fields, because nothing else there says what was chosen. */
  printsFields: boolean;
  /** Called when somebody confirms a value that a field already shows. */
  onSettle: () => void;
  /** In rem, the height of a window in which the fields stay beside long results. */
  stayFrom?: number | undefined;
};

const Frame = memo(({ round, pending, printsFields, onSettle, stayFrom }: FrameProps) => (
  <Box sx={columns}>
    <Box {...(!printsFields && { sx: { displayPrint: 'none' } })}>
      <Box
        key={round}
        sx={stayFrom === undefined ? fieldsSx : [fieldsSx, keptInSight(stayFrom)]}
        onClick={({ target }: MouseEvent) => target instanceof Element && target.closest(choices) && onSettle()}
        onKeyDown={({ key, target }: KeyboardEvent) =>
          key === 'Enter' && target instanceof HTMLInputElement && onSettle()
        }
      >
        <Part of="fields" />
      </Box>
      <Box sx={stripSx}>
        <Part of="strip" />
      </Box>
    </Box>
    <Box sx={[part, inSight]} data-results>
      <Part of="examples" />
      <Box key={`results ${round}`} aria-busy={pending}>
        <Box component={PartInSight} of="results" sx={part} />
      </Box>
      <Part of="more" />
    </Box>
  </Box>
));

type SideBySideProps = FrameProps & {
  fields: ReactNode;
  /** Sticks to the window's edge as long as the fields are in sight; where results are next to them it isn't needed. */
  strip: ReactNode;
  /** Above the results; what fills the fields leaves it as it is. */
  examples: ReactNode;
  /** What the fields do to the figures. */
  results: ReactNode;
  /** Below the results; what fills the fields leaves it as it is. */
  more: ReactNode;
};

/** Fields and what they do: below each other, or next to each other where there is room. */
export const SideBySide = ({ round, pending, printsFields, onSettle, stayFrom, ...parts }: SideBySideProps) => (
  <Parts value={parts}>
    <Frame round={round} pending={pending} printsFields={printsFields} onSettle={onSettle} stayFrom={stayFrom} />
  </Parts>
);
