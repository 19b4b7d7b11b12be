import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

const List = styled('ul')(({ theme, theme: { tokens } }) => ({
  listStyle: 'none',
  margin: theme.spacing(3, 0, 0),
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.5),
    borderBlockStart: `1px solid ${tokens.colour.border.hairline}`,
  },
  '& > li:last-child': { borderBlockEnd: `1px solid ${tokens.colour.border.hairline}` },
  '& > li > div': { alignSelf: 'center', minInlineSize: 0 },
  '& p': { margin: 0, overflowWrap: 'break-word' },
  '& p + p': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const Sign = styled('span')(({ theme, theme: { tokens } }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: Math.min(tokens.corner.card, 12),
  color: tokens.colour.primary.main,
  backgroundColor: tokens.colour.primary.soft,
  '& svg': { fontSize: theme.typography.pxToRem(18) },
}));

/** One thing that one needs. */
export type Requirement = {
  key: string;
  icon: IconName;
  title: ReactNode;
  /** Where one finds it, or what it is for. */
  text?: ReactNode;
};

/** What one needs at hand before one begins. */
export const RequirementList = ({ items, label }: { items: readonly Requirement[]; label?: string }) => (
  <List aria-label={label}>
    {items.map(({ key, icon, title, text }) => (
      <li key={key}>
        <Sign>
          <Icon name={icon} />
        </Sign>
        <div>
          <p>{title}</p>
          {text === undefined ? null : <p>{text}</p>}
        </div>
      </li>
    ))}
  </List>
);
