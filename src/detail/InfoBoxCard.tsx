import { styled } from '@mui/material/styles';
import type { InfoBox } from '#contract/pages.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { BoxAction } from './BoxAction.tsx';

export const Foot = styled('div')(({ theme }) => ({ '* + &': { marginBlockStart: theme.spacing(2) } }));

/** Props of {@link InfoBoxCard}. */
export type InfoBoxCardProps = { box: InfoBox | null | undefined; sameWindow?: boolean };

/** A box of the provider with something to say and at most one way on; nothing where it says nothing. */
export const InfoBoxCard = ({ box, sameWindow = false }: InfoBoxCardProps) => {
  const title = box?.title?.trim() ?? '';
  if (!box || !box.isVisible || title === '') return null;
  return (
    <SidebarCard title={title}>
      {box.text ? <p>{box.text}</p> : null}
      <Foot>
        <BoxAction link={box.link} text={box.linkText} sameWindow={sameWindow} />
      </Foot>
    </SidebarCard>
  );
};
