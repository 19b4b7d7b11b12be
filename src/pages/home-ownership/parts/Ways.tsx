import { styled } from '@mui/material/styles';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import type { HomeOwnershipView } from '../view.ts';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  '&:empty': { display: 'none' },
  // Aligns the buttons below texts of different length.
  '& > section': { display: 'flex', flexDirection: 'column' },
  '& > section > div:last-child': { marginBlockStart: 'auto', paddingBlockStart: theme.spacing(2) },
  [theme.breakpoints.down('sm')]: { gap: theme.spacing(2) },
}));

/** The two ways to finance a home, early withdrawal and pledge, side by side if they fit. */
export const Ways = ({
  withdrawalRequest,
  pledgeRequest,
}: Pick<HomeOwnershipView, 'withdrawalRequest' | 'pledgeRequest'>) => (
  <Pair>
    <InfoBoxCard box={withdrawalRequest} />
    <InfoBoxCard box={pledgeRequest} />
  </Pair>
);
