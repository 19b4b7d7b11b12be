import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import type { BoxWithActions } from '#domain/box.ts';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { BoxAction } from './BoxAction.tsx';
import { useWayOn } from './box-target.ts';

type ActionsBoxCardProps = Pick<ComponentProps<typeof SidebarCard>, 'icon' | 'isAction'> & {
  box: BoxWithActions | null;
  /** Open external addresses in this window (specification, section 2: buy-in actions short box). */
  sameWindow?: boolean;
};

/**
 * A provider's box with several links, without the one to the simulator that stands on the page, to which the figure's button
 * leads. Skips actions with neither link nor text, and the box if nothing is left.
 */
export const ActionsBoxCard = ({
  box,
  sameWindow = false,
  icon = 'document',
  isAction = false,
}: ActionsBoxCardProps) => {
  const wayOn = useWayOn();
  if (box === null) return null;
  const { title, text } = box;
  const ways = box.actions.flatMap(({ text: says, link, linkText }) => {
    const way = wayOn(link, linkText);
    return way?.isHere || (way === null && says === null) ? [] : [{ says, way }];
  });
  if (text === null && ways.length === 0) return null;
  return (
    <SidebarCard title={title ?? undefined} icon={icon} isAction={isAction}>
      {text === null ? null : <p>{text}</p>}
      {ways.length === 0 ? null : (
        // Links are of no use on paper.
        <List disablePadding sx={{ display: 'grid', gap: 2.5, '* + &': { mt: 2 }, displayPrint: 'none' }}>
          {ways.map(({ says, way }, index) => (
            <ListItem
              key={index}
              disablePadding
              // The gap alone, without the card's room after a paragraph.
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                justifyItems: 'start',
                gap: 1,
                '&& > *': { mt: 0 },
              }}
            >
              {says === null ? null : <Typography>{says}</Typography>}
              <BoxAction way={way} sameWindow={sameWindow} />
            </ListItem>
          ))}
        </List>
      )}
    </SidebarCard>
  );
};
