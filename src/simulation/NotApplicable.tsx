import Box from '@mui/material/Box';
import { useId } from 'react';
import { Panel } from '#detail/Panel.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

/** A simulator that does not apply to the member, and why. */
export const NotApplicable = ({ title, reason }: { title: string; reason: string }) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Box sx={{ mt: 2 }}>
        <Notice severity="info" live="off">
          <p>{reason}</p>
        </Notice>
      </Box>
    </Panel>
  );
};
