import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SimulationBox } from '#contract/content.ts';
import type { LinkOf } from '#domain/content-link.ts';
import { Button } from './Button.tsx';
import { RichTextView } from './RichTextView.tsx';

type SimulationCardProps = {
  box: SimulationBox;
  linkOf: LinkOf;
  newWindowHint: string;
  lang?: string | undefined;
};

/** The editors' link to a simulator; renders nothing without an address. */
export const SimulationCard = ({ box, linkOf, newWindowHint, lang }: SimulationCardProps) => {
  const id = useId();
  const href = linkOf(box.link);
  if (href === null) return null;
  return (
    <Card component="section" aria-labelledby={id} lang={lang} sx={{ minWidth: 0, displayPrint: 'none' }}>
      <CardContent>
        <Typography id={id} component="h3" variant="h3" sx={{ mb: 1, textWrap: 'balance', overflowWrap: 'break-word' }}>
          {box.title}
        </Typography>
        {box.text === null ? null : (
          <RichTextView content={box.text} linkOf={linkOf} newWindowHint={newWindowHint} headingLevel={3} />
        )}
        <Box sx={{ mt: 2 }}>
          <Button variant="outlined" href={href} newWindowHint={newWindowHint}>
            {box.linkText}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
};
