import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SimulationBox } from '#contract/content.ts';
import { Button } from './Button.tsx';
import { RichTextView, type LinkOf } from './RichTextView.tsx';
import { SectionHeading } from './SectionHeading.tsx';

const Card = styled('section')(({ theme, theme: { tokens } }) => ({
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: tokens.space.card,
  border: `1px solid ${tokens.colour.border.hairline}`,
  borderRadius: tokens.corner.card,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '& :is(h2, h3)': { ...theme.typography.h3, marginBlockEnd: theme.spacing(1) },
  '& * + a': { marginBlockStart: theme.spacing(2) },
  '@media print': { display: 'none' },
}));

/** Props of {@link SimulationCard}. */
export type SimulationCardProps = {
  box: SimulationBox;
  linkOf: LinkOf;
  newWindowHint: string;
  lang?: string | undefined;
};

/** The way to a simulator, as the fund's editors worded it; without an address for it there is nothing to show. */
export const SimulationCard = ({ box, linkOf, newWindowHint, lang }: SimulationCardProps) => {
  const id = useId();
  const href = linkOf(box.link);
  if (href === null) return null;
  return (
    <Card aria-labelledby={id} lang={lang}>
      <SectionHeading id={id} level={3}>
        {box.title}
      </SectionHeading>
      {box.text === null ? null : (
        <RichTextView content={box.text} linkOf={linkOf} newWindowHint={newWindowHint} headingLevel={3} />
      )}
      <Button variant="outlined" href={href} newWindowHint={newWindowHint}>
        {box.linkText}
      </Button>
    </Card>
  );
};
