import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { MainAction } from './page-places.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { wideOnPhone } from './wide-on-phone.ts';

/** A card in the sidebar: on paper with a hairline, so that the tint is left to what a page is for. */
export const SidebarCard = ({
  title,
  icon = 'info',
  isAction = false,
  children,
  headingLevel = 2,
  targetId,
}: {
  /** Without it the card has no heading. */
  title?: string | undefined;
  /** What it is about, beside the heading. */
  icon?: IconName;
  /** Whether it holds the page's one action, and has the fund's tint. */
  isAction?: boolean;
  children: ReactNode;
  headingLevel?: 2 | 3;
  /** The heading's id, if a program moves the focus there. */
  targetId?: string;
}) => {
  const ownId = useId();
  const id = targetId ?? ownId;
  const card = (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title === undefined ? undefined : id}
      sx={(theme) => ({
        ...wideOnPhone(theme),
        minInlineSize: 0,
        padding: theme.tokens.space.card,
        borderRadius: `${theme.tokens.corner.card}px`,
        ...(isAction && {
          borderColor: 'transparent',
          backgroundColor: theme.tokens.colour.primary.soft,
          color: theme.tokens.colour.primary.onSoft,
        }),
        '& :is(h2, h3)': { ...theme.typography.h3, color: 'inherit', marginBlockEnd: theme.spacing(1) },
        '& p': { margin: 0 },
        '& p + *': { marginBlockStart: theme.spacing(1.5) },
        ...(isAction && { '& a:not(.MuiButton-root)': { color: 'inherit' } }),
        // Links are targets of at least 24 px (WCAG 2.5.8) without changing the line height. Buttons are tall enough.
        '& :is(p, li) > a:not(.MuiButton-root)': { paddingBlock: theme.spacing(0.5) },
      })}
    >
      {title === undefined ? null : (
        <SectionHeading id={id} level={headingLevel} isTarget={targetId !== undefined}>
          <Box component="span" sx={{ display: 'flex', columnGap: 1.25 }}>
            <Box component="span" sx={{ color: isAction ? 'inherit' : 'primary.main', lineHeight: 0, pt: '1px' }}>
              <Icon name={icon} size={22} />
            </Box>
            <span>{title}</span>
          </Box>
        </SectionHeading>
      )}
      {children}
    </Paper>
  );
  return isAction ? <MainAction>{card}</MainAction> : card;
};
