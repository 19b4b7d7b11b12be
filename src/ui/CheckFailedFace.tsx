import Box from '@mui/material/Box';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TroubleLine, type TroubleLineProps } from './TroubleLine.tsx';

type CheckFailedFaceProps = TroubleLineProps & {
  title: string;
  /** Null where trying again would change nothing. */
  retry: { label: string; pendingLabel: string; pending: boolean; disabled: boolean; run: () => void } | null;
  /** The other way on. */
  instead: { label: string; run: () => void };
};

/** A page that checked something by itself and could not: what stood in the way, trying again, and the other way on. */
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
