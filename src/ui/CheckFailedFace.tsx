import Box from '@mui/material/Box';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TroubleLine, type TroubleLineProps } from './TroubleLine.tsx';

type CheckFailedFaceProps = TroubleLineProps & {
  title: string;
  /** Null if a retry is useless. */
  retry: { label: string; pendingLabel: string; pending: boolean; disabled: boolean; run: () => void } | null;
  /** The alternative. */
  instead: { label: string; run: () => void };
};

/** A page whose automatic check failed: the trouble, a retry, and an alternative. */
export const CheckFailedFace = ({ title, trouble, retry, instead }: CheckFailedFaceProps) => (
  <>
    <PageHeading>{title}</PageHeading>
    <Box sx={{ marginBlockStart: 3 }}>
      <TroubleLine trouble={trouble} />
    </Box>
    <Actions>
      {retry === null ? null : (
        <Button
          startIcon="retry"
          disabled={retry.disabled}
          pending={retry.pending}
          pendingLabel={retry.pendingLabel}
          onClick={retry.run}
        >
          {retry.label}
        </Button>
      )}
      <Button variant="outlined" onClick={instead.run}>
        {instead.label}
      </Button>
    </Actions>
  </>
);
