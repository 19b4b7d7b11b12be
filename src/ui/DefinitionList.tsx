import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EditLink, type EditLinkProps } from './EditLink.tsx';
import { Facts } from './Facts.tsx';

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

/** Names and values of a person or a thing, with what is under way and the way to change them. Omits empty values. */
export const DefinitionList = ({ rows, amounts = false }: DefinitionListProps) => (
  <Facts
    layout={amounts ? 'amounts' : 'lines'}
    facts={rows
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ term, value, pending, edit }) => ({
        term,
        value:
          pending === undefined || pending === null ? (
            value
          ) : (
            <>
              {value}
              <Box sx={{ mt: 0.75 }}>{pending}</Box>
            </>
          ),
        ...(edit !== undefined && { action: <EditLink {...edit} /> }),
      }))}
  />
);
