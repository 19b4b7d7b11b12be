import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { ExpandableStack, FoldedBox } from '#ui/ExpandableBox.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useIsOneColumn } from '#ui/use-one-column.ts';
import { Panel } from './Panel.tsx';

type FoldingPanelProps = {
  title: string;
  /** Id of its heading, for a table that has the same name. */
  headingId?: string;
  /** It is a closed box on a laptop, too, because something above says the same. */
  isAlwaysFolded?: boolean;
  children: ReactNode;
};

/** A part of a detail page that deepens its figure: a card, and in one column a closed box that opens at its header. */
export const FoldingPanel = ({ title, headingId, isAlwaysFolded = false, children }: FoldingPanelProps) => {
  const ownId = useId();
  const isOneColumn = useIsOneColumn();
  const isFolding = isAlwaysFolded || isOneColumn;
  const id = headingId ?? ownId;
  if (!isFolding) {
    return (
      <Panel aria-labelledby={id}>
        <SectionHeading id={id}>{title}</SectionHeading>
        <Box sx={{ mt: 2 }}>{children}</Box>
      </Panel>
    );
  }
  return (
    // By itself each box has all of its corners.
    <ExpandableStack>
      <FoldedBox title={<span id={id}>{title}</span>}>{children}</FoldedBox>
    </ExpandableStack>
  );
};
