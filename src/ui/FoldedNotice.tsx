import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import type { NoticeProps } from './Notice.tsx';

type FoldedNoticeProps = Required<Pick<NoticeProps, 'severity' | 'title'>> & Pick<NoticeProps, 'children' | 'action'>;

/** A notice of one line that opens in place, where it stands before what a page is for and there is no room for all of it. */
export const FoldedNotice = ({ severity, title, children, action }: FoldedNoticeProps) => {
  const id = useId();
  return (
    <Accordion
      slotProps={{ heading: { component: 'h2' } }}
      sx={({ palette }) => {
        const { border, soft, onSoft } = palette[severity];
        return { borderColor: border, backgroundColor: soft, color: onSoft };
      }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-body`}
        expandIcon={<Icon name="chevronDown" size={20} />}
        sx={{
          minBlockSize: 48,
          paddingBlock: 0.5,
          paddingInline: 1.5,
          '&:hover, & .MuiAccordionSummary-expandIconWrapper': { color: 'inherit' },
        }}
        slotProps={{ content: { sx: { alignItems: 'center', columnGap: 1, marginBlock: 0.5 } } }}
      >
        <Box component="span" sx={{ display: 'flex', lineHeight: 1 }}>
          <Icon name={severity} size={20} />
        </Box>
        <Typography component="span" variant="body2" sx={{ fontWeight: 'fontWeightMedium', minInlineSize: 0 }}>
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ paddingInline: 1.5, paddingBlockEnd: 2 }}>
        {children}
        {action === undefined ? null : <Box sx={{ marginBlockStart: 1.5 }}>{action}</Box>}
      </AccordionDetails>
    </Accordion>
  );
};
