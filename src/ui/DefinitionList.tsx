import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EditLink, type EditLinkProps } from './EditLink.tsx';
import { Facts } from './Facts.tsx';

/** One line of a {@link DefinitionList}. */
export type DefinitionRow = {
  term: string;
  value: ReactNode;
  /** A pending change of this value: a badge and the new value. */
  pending?: ReactNode;
  /** What is to be said about this value. */
  note?: ReactNode;
  /** The link to change this value. */
  edit?: EditLinkProps | undefined;
};

type DefinitionListProps = {
  rows: readonly DefinitionRow[];
  /** The values are amounts, aligned at the end of their lines. */
  amounts?: boolean;
};

/** Names and values, with pending changes and links to change them. Omits empty values. */
export const DefinitionList = ({ rows, amounts = false }: DefinitionListProps) => (
  <Facts
    layout={amounts ? 'amounts' : 'lines'}
    facts={rows
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ term, value, pending, note, edit }) => ({
        term,
        value:
          (pending ?? note) ? (
            <>
              {value}
              <Box sx={{ mt: 0.75 }}>
                {pending}
                {note}
              </Box>
            </>
          ) : (
            value
          ),
        ...(edit !== undefined && { action: <EditLink {...edit} /> }),
      }))}
  />
);
