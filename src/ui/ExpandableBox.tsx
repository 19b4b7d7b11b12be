import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** Stacked boxes, as one card with hairlines between them. */
export const ExpandableStack = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      minInlineSize: 0,
      // On paper only the lines between them are left.
      '@media print': {
        '& .MuiAccordion-root': { border: 0 },
        '& .MuiAccordion-root + .MuiAccordion-root': { borderBlockStart: '1px solid', borderColor: 'divider' },
      },
    }}
  >
    {children}
  </Box>
);

/** Replaces MUI's transition, so that closed content stays in the page for the browser's search. */
const FoundBySearch = ({ in: open = false, children }: { in?: boolean; children?: ReactNode }) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) body.current?.setAttribute('hidden', 'until-found');
  }, [open]);
  return (
    <Box
      ref={body}
      hidden={!open}
      // In print all boxes are open.
      sx={{ '@media print': { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } }}
    >
      {children}
    </Box>
  );
};

type ExpandableBoxProps = {
  /** Also that of the header, for links that lead to this box. */
  id?: string | undefined;
  title: ReactNode;
  /** Level of the title's heading; 3 below a heading of its own. */
  headingLevel?: 2 | 3;
  /** The box's key figure, at the end of its header. */
  figure?: ReactNode;
  /** Label of the figure. */
  figureLabel?: string | undefined;
  /** One of many: no landmark of its own. */
  isOneOfMany?: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/**
 * A box that opens at its header, which shows its key figure. Closed content stays in the page, so that the
 * browser's search can find and open it; in print it is open. The caller keeps the state.
 */
export const ExpandableBox = ({
  id: givenId,
  title,
  headingLevel = 2,
  figure,
  figureLabel,
  isOneOfMany = false,
  open,
  onToggle,
  children,
}: ExpandableBoxProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const box = useRef<HTMLDivElement>(null);
  // What nobody sees yet is rendered after the page is shown.
  const content = useDeferredValue(children, open ? children : null);
  useEffect(() => {
    const element = box.current;
    const found = () => {
      onToggle(true);
    };
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, [onToggle]);
  return (
    <Accordion
      ref={box}
      {...(isOneOfMany ? { component: 'div' } : { component: 'section', 'aria-labelledby': `${id}-title` })}
      expanded={open}
      onChange={(_event, wanted) => {
        onToggle(wanted);
      }}
      slots={{ transition: FoundBySearch }}
      slotProps={{
        heading: { component: headingLevel === 3 ? 'h3' : 'h2' },
        region: { role: undefined, 'aria-labelledby': undefined },
      }}
      // MUI's heading is inline, which would part it from what it heads where a sheet ends.
      sx={{
        minInlineSize: 0,
        '@media print': { '& > .MuiAccordion-heading': { display: 'block', breakAfter: 'avoid' } },
      }}
    >
      <AccordionSummary
        id={givenId}
        aria-controls={`${id}-body`}
        expandIcon={<Icon name="chevronDown" size={24} />}
        sx={({ spacing, breakpoints }) => ({
          // On a phone the figure is below its name and the arrow, which is level with the name.
          [breakpoints.down('sm')]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignContent: 'center',
            rowGap: spacing(0.75),
            paddingBlock: 2,
            '& .MuiAccordionSummary-content': { display: 'contents' },
            '& .MuiAccordionSummary-expandIconWrapper': { gridArea: '1 / 2' },
          },
          '@media print': {
            minHeight: 0,
            padding: spacing(0.5, 0),
            '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
          },
        })}
        slotProps={{
          content: {
            sx: {
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignItems: 'center',
              columnGap: 2,
              '@media print': { margin: 0 },
            },
          },
        }}
      >
        <Box
          component="span"
          id={`${id}-title`}
          sx={{ minInlineSize: 0, textWrap: 'balance', overflowWrap: 'break-word', hyphens: 'auto' }}
        >
          {title}
        </Box>
        {figure === undefined ? null : (
          <Box
            component="span"
            sx={({ breakpoints }) => ({
              minInlineSize: 0,
              textAlign: 'end',
              fontVariantNumeric: 'tabular-nums lining-nums',
              overflowWrap: 'anywhere',
              [breakpoints.down('sm')]: { gridColumn: '1 / -1', textAlign: 'start' },
              '@media print': { textAlign: 'end' },
            })}
          >
            <Box component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
              {figure}
            </Box>
            {figureLabel === undefined ? null : (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {figureLabel}
              </Typography>
            )}
          </Box>
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ '@media print': { paddingInline: 0, paddingBlockEnd: 1.5 } }}>{content}</AccordionDetails>
    </Accordion>
  );
};

type FoldedBoxProps = Omit<ExpandableBoxProps, 'open' | 'onToggle'> & {
  /** Whether it is open at first; by default it is closed. */
  beginsOpen?: boolean;
};

/** A box that keeps for itself whether it is open. */
export const FoldedBox = ({ beginsOpen = false, ...box }: FoldedBoxProps) => {
  const [isOpen, setIsOpen] = useState(beginsOpen);
  return <ExpandableBox {...box} open={isOpen} onToggle={setIsOpen} />;
};
