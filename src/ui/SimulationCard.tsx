import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SimulationBox } from '#contract/content.ts';
import { ContentLink, isWorthShowing, type LinkManner } from './ContentLink.tsx';
import { RichTextView } from './RichTextView.tsx';
import { wideOnPhone } from './wide-on-phone.ts';

type SimulationCardProps = LinkManner & {
  box: SimulationBox;
  lang?: string | undefined;
};

/** The editors' link to a simulator, as a card; renders nothing without an address, unless a note says why it is missing. */
export const SimulationCard = ({ box, lang, ...manner }: SimulationCardProps) => {
  const id = useId();
  if (!isWorthShowing(box.link, manner)) return null;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      lang={lang}
      sx={(theme) => ({ ...wideOnPhone(theme), minWidth: 0, displayPrint: 'none' })}
    >
      <CardContent>
        <Typography id={id} component="h3" variant="h3" sx={{ mb: 1, textWrap: 'balance', overflowWrap: 'break-word' }}>
          {box.title}
        </Typography>
        {box.text === null ? null : <RichTextView content={box.text} headingLevel={3} {...manner} />}
        <Box sx={{ mt: 2 }}>
          <ContentLink isButton target={box.link} {...manner}>
            {box.linkText}
          </ContentLink>
        </Box>
      </CardContent>
    </Card>
  );
};
