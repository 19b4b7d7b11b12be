import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { CenteredPanel } from '#ui/CenteredPanel.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import colourCards from './colour-cards.svg';
import { OwnChoices } from './OwnChoices.tsx';
import { Wordmark } from './Wordmark.tsx';

type ThresholdProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The page in front of the studio: a panel with one question. */
export const Threshold = ({ title, lead, children }: ThresholdProps) => {
  useEffect(() => {
    document.title = `${title} – Pilaster Studio`;
  }, [title]);
  return (
    <div data-page>
      <CenteredPanel logo={<Wordmark />} backgroundImage={colourCards}>
        <Box component="main">
          <PageHeading>{title}</PageHeading>
          {lead === undefined ? null : <Lead>{lead}</Lead>}
          {children}
        </Box>
        <Box
          component="footer"
          sx={{ borderBlockStart: '1px solid', borderColor: 'divider', marginBlockStart: 4, paddingBlockStart: 2 }}
        >
          <OwnChoices />
        </Box>
      </CenteredPanel>
    </div>
  );
};
