import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** One requirement. */
export type Requirement = {
  key: string;
  icon: IconName;
  title: ReactNode;
  /** Where to find it, or what it is for. */
  text?: ReactNode;
};

/** What to have at hand before starting. */
export const RequirementList = ({ items, label }: { items: readonly Requirement[]; label?: string }) => (
  <List aria-label={label} disablePadding sx={{ mt: 3, borderBlockStart: '1px solid', borderColor: 'divider' }}>
    {items.map(({ key, icon, title, text }) => (
      <ListItem key={key} alignItems="flex-start" disableGutters divider sx={{ py: 1.5 }}>
        <ListItemAvatar sx={{ mt: 0 }}>
          <Avatar
            variant="rounded"
            sx={({ tokens }) => ({
              color: tokens.colour.primary.main,
              backgroundColor: tokens.colour.primary.soft,
              borderRadius: `${Math.min(tokens.corner.card, 12)}px`,
            })}
          >
            <Icon name={icon} size={22} />
          </Avatar>
        </ListItemAvatar>
        <ListItemText
          primary={title}
          secondary={text}
          slotProps={{ primary: { component: 'p' }, secondary: { variant: 'body2' } }}
          sx={{ m: 0, alignSelf: 'center', overflowWrap: 'anywhere' }}
        />
      </ListItem>
    ))}
  </List>
);
