import Paper from '@mui/material/Paper';
import { useId, type ReactNode } from 'react';
import { SectionHeading } from './SectionHeading.tsx';

/** A card in the sidebar. */
export const SidebarCard = ({
  title,
  children,
  headingLevel = 2,
  targetId,
}: {
  /** Without it the card has no heading. */
  title?: string | undefined;
  children: ReactNode;
  headingLevel?: 2 | 3;
  /** The heading's id, if a program moves the focus there. */
  targetId?: string;
}) => {
  const ownId = useId();
  const id = targetId ?? ownId;
  return (
    <Paper
      component="section"
      aria-labelledby={title === undefined ? undefined : id}
      sx={({ tokens, typography, spacing }) => ({
        minInlineSize: 0,
        padding: tokens.space.card,
        backgroundColor: tokens.colour.primary.soft,
        color: tokens.colour.primary.onSoft,
        '& :is(h2, h3)': { ...typography.h3, color: 'inherit', marginBlockEnd: spacing(1) },
        '& p': { margin: 0 },
        '& p + *': { marginBlockStart: spacing(1.5) },
        '& a:not(.MuiButton-root)': { color: 'inherit' },
        // Links are targets of at least 24 px (WCAG 2.5.8) without changing the line height. Buttons are tall enough.
        '& :is(p, li) > a:not(.MuiButton-root)': { paddingBlock: spacing(0.5) },
      })}
    >
      {title === undefined ? null : (
        <SectionHeading id={id} level={headingLevel} isTarget={targetId !== undefined}>
          {title}
        </SectionHeading>
      )}
      {children}
    </Paper>
  );
};
