import Box from '@mui/material/Box';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import type { HomeOwnershipView } from '../view.ts';

const waysSx = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  '&:empty': { display: 'none' },
  // Aligns the buttons below texts of different length.
  '& > section': { display: 'flex', flexDirection: 'column' },
  '& > section > div:last-child': { marginBlockStart: 'auto', paddingBlockStart: 2 },
} as const;

/** The two ways to finance a home, early withdrawal and pledge, side by side if they fit. */
export const Ways = ({
  withdrawalRequest,
  pledgeRequest,
}: Pick<HomeOwnershipView, 'withdrawalRequest' | 'pledgeRequest'>) => (
  <Box sx={waysSx}>
    <InfoBoxCard box={withdrawalRequest} icon="home" />
    <InfoBoxCard box={pledgeRequest} icon="shield" />
  </Box>
);
