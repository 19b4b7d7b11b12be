import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes, type Theme } from '@mui/material/styles';
import { chartColours } from '#theme/chart-colours.ts';
import { hatching } from './bar-fill.ts';
import { AmountText } from './AmountText.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { useColon } from './use-named-value.ts';

const glyphs = { first: '', plus: '+', minus: '\u2212', result: '=', times: '\u00d7', perMonth: '\u00f7' } as const;

/** One line of a {@link WaterfallPicture}. */
export type WaterfallRow = {
  readonly key: string;
  readonly sign: keyof typeof glyphs;
  /** The sign in words, for screen readers. */
  readonly signText: string | undefined;
  readonly name: string;
  /** Formatted. */
  readonly value: string;
  /** Where its bar begins and ends, in percent of the picture's width; what results is drawn like what it began with. */
  readonly bar?: {
    readonly from: number;
    readonly to: number;
    readonly kind: 'whole' | 'plus' | 'interest' | 'minus';
    /** Whether it is hatched, because the bar before it has the same colour. */
    readonly isHatched?: boolean;
  };
  /** What results. */
  readonly isResult: boolean;
};

/** Milliseconds that a bar grows, and until the next one begins; at most 600 together. */
const growth = 280;
const pause = 60;
const longest = 600 - growth;

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

const lineSx = {
  display: 'grid',
  // The sign's column is narrow, so that only name and amount are apart.
  gridTemplateColumns: '0.75em minmax(0, 1fr) auto',
  columnGap: 1.25,
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

const colourOf = (kind: NonNullable<WaterfallRow['bar']>['kind'], { tokens }: Theme): string => {
  const { open, quiet } = chartColours(tokens);
  // Interest as in the savings' shares by year.
  return { whole: tokens.colour.primary.main, plus: open, interest: tokens.chart.axis, minus: quiet }[kind];
};

/** The bar below its words, as long as its amount, where the one before it ends. */
const Bar = ({
  bar: { kind, from, to, isHatched = false },
  place,
}: {
  bar: NonNullable<WaterfallRow['bar']>;
  place: number;
}) => (
  <Box
    aria-hidden
    sx={({ tokens }) => ({
      position: 'relative',
      blockSize: 14,
      mt: 0.5,
      borderRadius: `${Math.min(3, tokens.corner.control)}px`,
      backgroundColor: tokens.colour.surface.paper,
      '@media print': { backgroundColor: 'transparent' },
    })}
  >
    <Box
      style={{
        insetInlineStart: `${Math.min(from, to)}%`,
        inlineSize: `max(2px, ${Math.abs(to - from)}%)`,
        transformOrigin: kind === 'minus' ? 'right' : 'left',
        animationDelay: `${Math.min(place * pause, longest)}ms`,
      }}
      sx={(theme) => ({
        position: 'absolute',
        insetBlock: 0,
        borderRadius: `${Math.min(3, theme.tokens.corner.control)}px`,
        backgroundColor: colourOf(kind, theme),
        ...(isHatched && { maskImage: hatching }),
        printColorAdjust: 'exact',
        animation: `${grow} ${growth}ms ease-out both`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { animation: 'none' },
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
      })}
    />
  </Box>
);

type WaterfallPictureProps = {
  /** Name of the picture. */
  title: string;
  rows: readonly WaterfallRow[];
};

/**
 * A calculation as a picture that is read from top to bottom: bars of what is added and taken away, the sum, and what it is
 * multiplied with. Its words are the picture for those who don't see it.
 */
export const WaterfallPicture = ({ title, rows }: WaterfallPictureProps) => {
  const colon = useColon();
  return (
    <Box
      component="figure"
      aria-label={title}
      sx={({ tokens }) => ({
        m: 0,
        padding: { xs: 2, sm: 3 },
        borderRadius: `${tokens.corner.card}px`,
        backgroundColor: tokens.colour.surface.sunken,
        '@media print': { breakInside: 'avoid', padding: 0, backgroundColor: 'transparent' },
      })}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', rowGap: 1.5 }}>
        {rows.map(({ key, sign, signText, name, value, bar, isResult }, place) => (
          <Box
            component="li"
            key={key}
            sx={[
              isResult && { fontWeight: 'fontWeightMedium' },
              isResult &&
                bar === undefined && { paddingBlockStart: 1, borderBlockStart: '1px solid', borderColor: 'divider' },
            ]}
          >
            <Box sx={lineSx}>
              <span>
                <span aria-hidden>{glyphs[sign]}</span>
                {signText === undefined ? null : <VisuallyHidden>{signText} </VisuallyHidden>}
              </span>
              <Typography
                component="span"
                variant="inherit"
                sx={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}
              >
                {name}
                <VisuallyHidden>{`${colon} `}</VisuallyHidden>
              </Typography>
              <AmountText>{value}</AmountText>
            </Box>
            {bar === undefined ? null : <Bar bar={bar} place={place} />}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
