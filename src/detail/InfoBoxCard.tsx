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

/** A provider's box with a text and at most one link; renders nothing if it has neither. */
export const InfoBoxCard = ({ box, sameWindow = false }: InfoBoxCardProps) => {
  const wayOn = useWayOn();
  if (!box || !box.isVisible) return null;
  const title = box.title?.trim() || undefined;
  const text = box.text?.trim() || undefined;
  const leads = wayOn(box.link, box.linkText) !== null;
  // A title without content would be misleading.
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
