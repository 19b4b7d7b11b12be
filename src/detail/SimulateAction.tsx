import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
};

/**
 * The way from a figure to its simulator, which follows on the page or has an address of its own, and to what was kept there.
 */
export const SimulateAction = ({ link, text, simulation, variant = 'contained' }: SimulateActionProps) => {
  const way = useWayOn()(link, text);
  if (way === null) return null;
  const about = sameLink(link, simulation) ? simulation?.text : null;
  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start', displayPrint: 'none' }}>
      <BoxAction way={way} variant={variant} />
      {about ? (
        <Typography variant="body2" color="textSecondary" sx={{ maxInlineSize: '60ch' }}>
          {about}
        </Typography>
      ) : null}
      {way.isHere ? <KeptLine /> : null}
    </Stack>
  );
};
