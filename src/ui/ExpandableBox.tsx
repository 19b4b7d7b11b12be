import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Boxes one below the other, as one card with hairlines between them. */
export const ExpandableStack = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.tokens.corner.card,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '& > section + section': { borderBlockStart: `1px solid ${theme.palette.divider}` },
  '@media print': { border: 0 },
}));

const Box = styled('section')({
  minInlineSize: 0,
  // A box of several parts may go on with its next part on the next sheet, rather than leave most of one empty.
  '@media print': { '&:not(:has(section + section))': { breakInside: 'avoid' } },
});

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const Head = styled('button')(({ theme }) => ({
  font: 'inherit',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  inlineSize: '100%',
  minBlockSize: 72,
  paddingBlock: theme.spacing(2),
  paddingInline: theme.tokens.space.card,
  border: 0,
  borderRadius: theme.tokens.corner.card,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { color: theme.palette.text.secondary, transition: 'transform 160ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
  '&:hover > :first-of-type': { color: theme.palette.primary.main },
  '&:hover > svg': { color: theme.palette.primary.main },
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '& > svg': { transition: 'none' } },
  // With little room the figure stands below its name.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    rowGap: theme.spacing(0.75),
    '& > svg': { gridColumn: 2, gridRow: 1 },
    '& > [data-figure]': { gridColumn: '1 / -1', gridRow: 2, textAlign: 'start' },
  },
  '@media print': {
    minBlockSize: 0,
    paddingBlock: theme.spacing(0.5),
    paddingInline: 0,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > svg': { display: 'none' },
    '& > [data-figure]': { gridColumn: 2, gridRow: 1, textAlign: 'end' },
  },
}));

const Title = styled('span')({ minInlineSize: 0, textWrap: 'balance', overflowWrap: 'break-word', hyphens: 'auto' });

const Figure = styled('span')(({ theme }) => ({
  minInlineSize: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  '& > span:first-of-type': { display: 'block', fontWeight: theme.typography.fontWeightMedium },
  '& > span + span': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.palette.text.secondary,
    fontWeight: theme.typography.fontWeightRegular,
  },
}));

const Body = styled('div')({
  // What is closed on the screen stands open on paper.
  '@media print': { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
});

const Content = styled('div')(({ theme }) => ({
  paddingInline: theme.tokens.space.card,
  paddingBlockEnd: theme.tokens.space.card,
  '@media print': { paddingInline: 0, paddingBlockEnd: theme.spacing(1.5) },
}));

/** Props of {@link ExpandableBox}. */
export type ExpandableBoxProps = {
  title: string;
  /** The one figure of the box, at the end of its header. */
  figure?: string | undefined;
  /** Says what the figure is. */
  figureLabel?: string | undefined;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A part of a page that opens at its header, which carries the part's one figure. Closed content stays in the page: the
 * browser's own search finds and opens it, and on paper it is open. Whoever uses it keeps its state.
 */
export const ExpandableBox = ({ title, figure, figureLabel, open, onToggle, children }: ExpandableBoxProps) => {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (element === null || open) return undefined;
    element.setAttribute('hidden', 'until-found');
    const found = () => {
      onToggle(true);
    };
    element.addEventListener('beforematch', found);
    return () => {
      element.removeEventListener('beforematch', found);
    };
  }, [open, onToggle]);
  return (
    <Box aria-labelledby={`${id}-title`}>
      <Heading>
        <Head
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={() => {
            onToggle(!open);
          }}
        >
          <Title id={`${id}-title`}>{title}</Title>
          {figure === undefined ? null : (
            <Figure data-figure>
              <span>{figure}</span>
              {figureLabel === undefined ? null : <span>{figureLabel}</span>}
            </Figure>
          )}
          <Icon name="chevronDown" size={24} />
        </Head>
      </Heading>
      <Body id={`${id}-body`} ref={body} hidden={!open}>
        <Content>{children}</Content>
      </Body>
    </Box>
  );
};
