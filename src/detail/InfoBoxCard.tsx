import { styled } from '@mui/material/styles';
import type { InfoBox } from '#contract/pages.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { BoxAction } from './BoxAction.tsx';
import { useWayOn } from './box-target.ts';

const Foot = styled('div')(({ theme }) => ({
  '* + &': { marginBlockStart: theme.spacing(2) },
  '@media print': { display: 'none' },
}));

/** Props of {@link InfoBoxCard}. */
export type InfoBoxCardProps = { box: InfoBox | null | undefined; sameWindow?: boolean };

/** A box of the provider with something to say and at most one way on; nothing where it says nothing. */
export const InfoBoxCard = ({ box, sameWindow = false }: InfoBoxCardProps) => {
  const wayOn = useWayOn();
  if (!box || !box.isVisible) return null;
  const title = box.title?.trim() || undefined;
  const text = box.text?.trim() || undefined;
  const leads = wayOn(box.link, box.linkText) !== null;
  // A title alone announces something that is not there.
  if (text === undefined && !leads) return null;
  return (
    <SidebarCard title={title}>
      {text === undefined ? null : <p>{text}</p>}
      {leads ? (
        <Foot>
          <BoxAction link={box.link} text={box.linkText} sameWindow={sameWindow} />
        </Foot>
      ) : null}
    </SidebarCard>
  );
};
