import Box from '@mui/material/Box';
import { use, useId, type ReactNode } from 'react';
import { Panel } from '#detail/Panel.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { AskFund } from './AskFund.tsx';
import { StandsAlone } from './stands-alone.ts';

type NotApplicableProps = {
  title: string;
  reason: string;
  /** What the member can do. A simulator on a page of its own offers the fund's form by default. */
  action?: ReactNode;
};

/** A simulator that does not apply to the member, and why. In the portal the page around it says what to do. */
export const NotApplicable = ({ title, reason, action }: NotApplicableProps) => {
  const id = useId();
  const isAlone = use(StandsAlone);
  return (
    <Panel aria-labelledby={id} data-simulator>
      <SectionHeading id={id} isTarget>
        {title}
      </SectionHeading>
      <Box sx={{ mt: 2 }}>
        <Notice severity="info" live="off" action={action ?? (isAlone ? <AskFund /> : undefined)}>
          <p>{reason}</p>
        </Notice>
      </Box>
    </Panel>
  );
};
