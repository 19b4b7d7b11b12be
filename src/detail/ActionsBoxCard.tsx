import { styled } from '@mui/material/styles';
import type { ActionsBox } from '#contract/pages.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { BoxAction } from './BoxAction.tsx';
import { useWayOn } from './box-target.ts';

const Ways = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
  '* + &': { marginBlockStart: theme.spacing(2) },
  '& p + *': { marginBlockStart: theme.spacing(1) },
  // Ways on lead nowhere from a sheet of paper.
  '@media print': { display: 'none' },
}));

/** Props of {@link ActionsBoxCard}. */
export type ActionsBoxCardProps = {
  box: ActionsBox | null | undefined;
  /** Addresses outside of the portal open in this window (specification, section 2: buy-in actions short box). */
  sameWindow?: boolean;
};

/** A box of the provider with several ways on; what leads nowhere and says nothing is left out, the box with it. */
export const ActionsBoxCard = ({ box, sameWindow = false }: ActionsBoxCardProps) => {
  const wayOn = useWayOn();
  if (!box || !box.isVisible) return null;
  const title = box.title?.trim() || undefined;
  const text = box.text?.trim() || undefined;
  const ways = box.actions.flatMap(({ text: about, link, linkText }) => {
    const leads = wayOn(link, linkText) !== null;
    const says = about?.trim() || undefined;
    return leads || says !== undefined ? [{ says, link, linkText, leads }] : [];
  });
  if (text === undefined && ways.length === 0) return null;
  return (
    <SidebarCard title={title}>
      {text === undefined ? null : <p>{text}</p>}
      {ways.length === 0 ? null : (
        <Ways>
          {ways.map(({ says, link, linkText, leads }, index) => (
            <li key={index}>
              {says === undefined ? null : <p>{says}</p>}
              {leads ? <BoxAction link={link} text={linkText} sameWindow={sameWindow} /> : null}
            </li>
          ))}
        </Ways>
      )}
    </SidebarCard>
  );
};
