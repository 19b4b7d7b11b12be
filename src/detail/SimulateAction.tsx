import { styled } from '@mui/material/styles';
import type { InfoBox } from '#contract/pages.ts';
import { BoxAction } from './BoxAction.tsx';
import { useWayOn } from './box-target.ts';
import { sameLink } from './SimulationApart.tsx';

const Simulate = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  '& > p': { margin: 0, maxInlineSize: '60ch', textWrap: 'pretty' },
  '@media print': { display: 'none' },
}));

/** Props of {@link SimulateAction}. */
export type SimulateActionProps = {
  /** The simulator's link from the figure's box; without a valid one nothing is rendered. */
  link: string | null | undefined;
  text: string;
  /** The page's simulation box; if it has the same link, its text introduces the button. */
  simulation: InfoBox | null | undefined;
  /** `outlined` if there is nothing to act on today. */
  variant?: 'contained' | 'outlined';
};

/** The link from a figure to its simulator. */
export const SimulateAction = ({ link, text, simulation, variant = 'contained' }: SimulateActionProps) => {
  if (useWayOn()(link, text) === null) return null;
  const about = sameLink(link, simulation) ? simulation?.text?.trim() : undefined;
  return (
    <Simulate>
      {about ? <p>{about}</p> : null}
      <BoxAction link={link} text={text} variant={variant} />
    </Simulate>
  );
};
