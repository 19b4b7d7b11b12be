import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { Panel } from '#detail/Panel.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type NotApplicableProps = {
  title: string;
  reason: string;
  /** A way on. */
  action?: ReactNode;
};

/** A simulator that does not apply to the member, and why. */
export const NotApplicable = ({ title, reason, action }: NotApplicableProps) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id} data-simulator>
      <SectionHeading id={id} isTarget>
        {title}
      </SectionHeading>
      <Box sx={{ mt: 2 }}>
        <Notice severity="info" live="off" action={action}>
          <p>{reason}</p>
        </Notice>
      </Box>
    </Panel>
  );
};
