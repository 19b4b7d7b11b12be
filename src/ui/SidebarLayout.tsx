import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ActionPlace, PagePlacesContext } from './page-places.tsx';
import { useLifted, wideParts } from './use-lifted.ts';
import { onScreen, useIsOneColumn } from './use-one-column.ts';

/** Parts below each other on paper, without a grid, of which a browser lets parts lie on each other across two sheets. */
const onPaper = { display: 'block', '& > * + *': { marginBlockStart: 2 } } as const;

/** Whether something as wide as content and sidebar follows them. */
const hasWide = `:has(> ${wideParts})`;

const layoutSx = ({ breakpoints, spacing }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(2),
  alignItems: 'start',
  [breakpoints.up('sm')]: { gap: spacing(3) },
  // Without anything in them, a place and a sidebar take no gap.
  '& > :is([data-wide], [data-in-depth], [data-text], [data-closing]):empty, & > section:not(:has(> :not(:empty))), & > section > :empty':
    {
      display: 'none',
    },
  // Figures around the wide part follow what is set in it: only the wide part may be the browser's scroll anchor then.
  '&:has(> [data-wide] :focus) > :is([data-content], section), &:has(> [data-wide] :focus) > section > *': {
    overflowAnchor: 'none',
  },
  // Below the content boxes need distance from the text, and the card that closes it is one of them.
  '&[data-sided] > section, & > [data-closing]': { marginBlockStart: spacing(2) },
  '& > [data-closing]:not(:empty) + section': { marginBlockStart: 0 },
  // Boxes in rows of one height, for a content that is too short for a column beside it; one that is left over fills its row.
  '&[data-sided="below"] > section': {
    marginBlockStart: 0,
    display: 'flex',
    flexWrap: 'wrap',
    '& > :not(:empty)': { display: 'contents' },
    '& > * > *': { flex: '1 1 min(100%, 280px)' },
    '& > * > div': { display: 'grid' },
  },
  [onScreen(breakpoints.up('md'))]: {
    '&[data-sided="beside"]:has(> section > :not(:empty))': {
      // Figure and sidebar, and at the end two halves.
      gridTemplateColumns: `minmax(0, calc(50% - ${spacing(1.5)})) minmax(0, 1fr) minmax(280px, 360px)`,
      '& > [data-content]': { gridColumn: '1 / 3' },
      '& > [data-closing]': { gridColumn: 1 },
      '& > section': { gridColumn: 3, gridRow: 1, marginBlockStart: 0 },
      '& > :is([data-wide], [data-in-depth], [data-text])': { gridColumn: '1 / -1' },
      // Without them the sidebar is longer than the content only.
      [`&:not(${hasWide})`]: {
        gridTemplateRows: 'auto 1fr',
        rowGap: 0,
        '& > section': { gridRow: '1 / span 2' },
        '& > [data-closing]': { gridColumn: '1 / 3', marginBlockStart: spacing(3) },
      },
      // Else what would be longer than the figure stands at the end, side by side.
      [`&${hasWide}:has(> section > [data-first]:not(:empty))`]: {
        '& > section': { display: 'contents' },
        '& > section > [data-first]': { gridColumn: 3, gridRow: 1 },
        '& > section > [data-more]': {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          // One that is left over is as wide as two.
          '& > div:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
          // Boxes side by side are of one height.
          '& > div, & > div > section': { blockSize: '100%' },
          marginBlockStart: spacing(1),
        },
        '& > [data-closing]': { marginBlockStart: spacing(1), alignSelf: 'stretch', '& > *': { blockSize: '100%' } },
        '&:has([data-more]:empty) > [data-closing]': { gridColumn: '1 / -1' },
        '&:has(> [data-closing]:not(:empty)) > section > [data-more]': {
          gridColumn: '2 / -1',
          gridTemplateColumns: 'minmax(0, 1fr)',
          // Of the height of the card beside.
          alignSelf: 'stretch',
        },
      },
    },
  },
  // Paper has no sidebar, which leads to other pages.
  '@media print': {
    display: 'block',
    '& > * + *': { marginBlockStart: spacing(2) },
    '&[data-sided] > section': { display: 'none' },
  },
});

const columnSx = {
  display: 'grid',
  // A long word breaks instead of widening the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 2, sm: 3 },
  minInlineSize: 0,
  '@media print': onPaper,
} as const;

const inDepthSx = {
  ...columnSx,
  gridTemplateColumns: { md: 'repeat(auto-fit, minmax(min(100%, 440px), 1fr))' },
  alignItems: 'start',
  '@media print': onPaper,
} as const;

type SidebarLayoutProps = {
  children: ReactNode;
  /** Below everything but the sidebar: the editors' text. */
  text?: ReactNode;
  /** A card after the text, beside the boxes at the page's end where there is room. */
  closing?: ReactNode;
  /** Shown next to the content, on a phone below it; without it the content has the full width. */
  sidebar?: ReactNode;
  /** More of it: below, and at the page's end where a wide part leaves room for the figure's height only. */
  moreAside?: ReactNode;
  /** In its place boxes by their number, of which those that fit stand beside the figure. */
  renderBoxes?: ((from: number, to?: number) => ReactNode) | undefined;
  /** Name of the sidebar for screen readers. */
  sidebarLabel: string;
  /** Whether the sidebar follows the content in a wide window, too, because the content is too short for a column beside it. */
  isSidebarBelow?: boolean;
  /** Whether the content itself has the {@link ActionPlace}; by default it is below the content. */
  hasActionPlace?: boolean;
  /** Whether the content is complete, so that what stands below it can follow. */
  isContentThere?: boolean;
};

/**
 * A page's content and, in reading order, its wide part (`Wide`), what deepens it (`InDepth`), its text and its sidebar,
 * which a wide window shows next to the content. In one column the sidebar's main action follows the content.
 */
export const SidebarLayout = ({
  children,
  text,
  closing,
  sidebar,
  moreAside,
  renderBoxes,
  sidebarLabel,
  isSidebarBelow = false,
  hasActionPlace = false,
  isContentThere = true,
}: SidebarLayoutProps) => {
  const sided = [sidebar, moreAside, renderBoxes].some((part) => part !== undefined && part !== null && part !== false);
  const [wide, setWide] = useState<HTMLElement | null>(null);
  const [inDepth, setInDepth] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ wide, inDepth, action, setAction }), [wide, inDepth, action]);
  // In one column it would be in the way of what is wide.
  const isAsideFirst = !useIsOneColumn() && isSidebarBelow;
  const content = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { count: lifted, hasClosing } = useLifted(
    { content, beside, below, closing: end },
    isContentThere && renderBoxes !== undefined,
  );
  const aside = sided ? (
    <Box component="section" aria-label={sidebarLabel} sx={columnSx}>
      <Box data-first ref={beside} sx={columnSx}>
        {sidebar}
        {lifted > 0 ? renderBoxes?.(0, lifted) : null}
        {hasClosing ? closing : null}
      </Box>
      <Box data-more ref={below} sx={columnSx}>
        {renderBoxes?.(lifted) ?? moreAside}
      </Box>
    </Box>
  ) : null;
  return (
    <Box data-sided={sided ? (isSidebarBelow ? 'below' : 'beside') : undefined} sx={layoutSx}>
      <PagePlacesContext value={places}>
        <Box data-content ref={content} sx={columnSx}>
          {children}
        </Box>
        {hasActionPlace ? null : <ActionPlace />}
        {isAsideFirst ? aside : null}
        {/* Figures may stand here, which wait for no editor's text. */}
        <Box data-wide ref={setWide} sx={columnSx} />
        {isContentThere ? <Box data-in-depth ref={setInDepth} sx={inDepthSx} /> : null}
        {(text ?? null) === null ? null : (
          <Box data-text sx={columnSx}>
            {text}
          </Box>
        )}
        {hasClosing || (closing ?? null) === null ? null : (
          <Box data-closing ref={end} sx={columnSx}>
            {closing}
          </Box>
        )}
        {isAsideFirst ? null : aside}
      </PagePlacesContext>
    </Box>
  );
};
