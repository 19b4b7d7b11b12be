import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { sameLink, type Box as PageBox } from '#domain/box.ts';
import { BoxAction } from './BoxAction.tsx';
import { useWayOn } from './box-target.ts';
import { KeptLine } from './KeptLine.tsx';

type SimulateActionProps = {
  /** The simulator's link from the figure's box; without a valid link nothing is rendered. */
  link: string | null | undefined;
  text: string | null | undefined;
  /** The page's simulation box; if it has the same link, its text explains the button. */
  simulation: PageBox | null;
  /** `outlined` if there is nothing to act on today. */
  variant?: 'contained' | 'outlined';
  /** Another action, in front of it. */
  before?: ReactNode;
};

/** Two buttons, or in a wide window one and what explains it, in one row. */
const rowSx = {
  flexWrap: 'wrap',
  alignItems: { xs: 'flex-start', md: 'center' },
  '& > :is(a, button)': { flex: 'none' },
  '& > p': { m: 0, flex: { md: '1 1 240px' }, maxInlineSize: '60ch' },
} as const;

/**
 * The way from a figure to its simulator, which follows on the page or has an address of its own, and to what was kept there.
 */
export const SimulateAction = ({
  link,
  text,
  simulation,
  variant = 'contained',
  before = null,
}: SimulateActionProps) => {
  const way = useWayOn()(link, text);
  if (way === null && before === null) return null;
  const about = way !== null && sameLink(link, simulation) ? simulation?.text : null;
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' }, displayPrint: 'none' }}>
      <Stack
        direction={{ sm: before === null ? 'column' : 'row', md: 'row' }}
        spacing={{ xs: before === null ? 1 : 2, md: 2 }}
        useFlexGap
        sx={rowSx}
      >
        {before}
        <BoxAction way={way} variant={variant} />
        {about ? (
          <Typography
            variant="body2"
            color="textSecondary"
            // On a phone the picture begins before the bar at the bottom; the simulator says itself what it is for.
            sx={{ display: { xs: way?.isHere ? 'none' : 'block', sm: 'block' } }}
          >
            {about}
          </Typography>
        ) : null}
      </Stack>
      {way?.isHere ? <KeptLine /> : null}
    </Stack>
  );
};
