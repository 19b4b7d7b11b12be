import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EditLink, type EditLinkProps } from './EditLink.tsx';

const List = styled('dl')(({ theme, theme: { tokens } }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(8rem, 2fr) 3fr',
    columnGap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    // Name, value and the way to change it stand on one line, however many lines follow.
    alignItems: 'baseline',
  },
  '& > div:first-of-type': { paddingBlockStart: 0 },
  '& > div:last-of-type': { paddingBlockEnd: 0 },
  '& > div + div': { borderBlockStart: `1px solid ${tokens.colour.border.hairline}` },
  '& dt, & dd': { margin: 0, minInlineSize: 0, overflowWrap: 'break-word' },
  '& dt, & dd > div': { textWrap: 'pretty' },
  '& dt': { color: theme.palette.text.secondary, hyphens: 'auto' },
  '& dd': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& dd > div': { minInlineSize: 0 },
  // Amounts stand below each other, point below point.
  '&[data-amounts] > div': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '&[data-amounts] dd': { textAlign: 'end', justifyContent: 'end' },
  // With little room the value stands below its name.
  '@container (max-width: 26rem)': {
    '&:not([data-amounts]) > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dt': theme.typography.body2,
    // The way to change it stands beside the name, and leaves the value its whole width.
    '& > div:has(dd > a)': { position: 'relative', paddingBlockStart: theme.spacing(2) },
    '& > div:has(dd > a) > dt': { paddingInlineEnd: '6.5rem' },
    '& dd > a': { position: 'absolute', insetBlockStart: theme.spacing(0.75), insetInlineEnd: 0 },
  },
}));

const Room = styled('div')({ containerType: 'inline-size' });

const Pending = styled('div')(({ theme }) => ({ marginBlockStart: theme.spacing(0.75) }));

/** One line of a {@link DefinitionList}. */
export type DefinitionRow = {
  term: string;
  value: ReactNode;
  /** What is under way for this value: a badge, and the value it is going to have. */
  pending?: ReactNode;
  /** The way to change this one value. */
  edit?: EditLinkProps | undefined;
};

/** Props of {@link DefinitionList}. */
export type DefinitionListProps = {
  rows: readonly DefinitionRow[];
  /** The values are amounts: they stand at the end of their lines. */
  amounts?: boolean;
};

/** Names and values of a person or a thing. A line without a value is left out. */
export const DefinitionList = ({ rows, amounts = false }: DefinitionListProps) => (
  <Room>
    <List data-amounts={amounts || undefined}>
      {rows
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ term, value, pending, edit }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <div>
                {value}
                {pending === undefined || pending === null ? null : <Pending>{pending}</Pending>}
              </div>
              {edit === undefined ? null : <EditLink {...edit} />}
            </dd>
          </div>
        ))}
    </List>
  </Room>
);
