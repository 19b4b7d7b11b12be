import { styled } from '@mui/material/styles';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import { TroubleLine, type TroubleLineProps } from './TroubleLine.tsx';

const Place = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(3) }));

/** Props of {@link CheckFailedFace}. */
export type CheckFailedFaceProps = TroubleLineProps & {
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
    <Place>
      <TroubleLine trouble={trouble} />
    </Place>
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
