import MuiBox from '@mui/material/Box';
import type { ComponentProps } from 'react';
import type { Box } from '#domain/box.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { BoxAction } from './BoxAction.tsx';
import { useWayOn } from './box-target.ts';

type InfoBoxCardProps = Pick<ComponentProps<typeof SidebarCard>, 'icon' | 'isAction'> & {
  box: Box | null;
  sameWindow?: boolean;
};

/** A provider's box with a text and at most one link; renders nothing if it has neither. */
export const InfoBoxCard = ({ box, sameWindow = false, icon = 'info', isAction = false }: InfoBoxCardProps) => {
  const wayOn = useWayOn();
  if (box === null) return null;
  const { title, text } = box;
  const way = wayOn(box.link, box.linkText);
  // A title without content would be misleading.
  if (text === null && way === null) return null;
  return (
    <SidebarCard title={title ?? undefined} icon={icon} isAction={isAction}>
      {text === null ? null : <p>{text}</p>}
      {way === null ? null : (
        <MuiBox sx={{ '* + &': { marginBlockStart: 2 }, displayPrint: 'none' }}>
          <BoxAction way={way} sameWindow={sameWindow} />
        </MuiBox>
      )}
    </SidebarCard>
  );
};
