import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FilePath } from '#tenants/finding.ts';
import { Button } from '#ui/Button.tsx';
import { FieldBox, type OtherSource, type Source } from '../fields/FieldBox.tsx';
import { FieldPlace } from '../fields/FieldPlace.tsx';
import { Group } from '#ui/Group.tsx';
import { isList, useField } from '../kernel/use-draft.ts';
import { moved, without } from '../text/lists.ts';
import { SmallSelect } from '../fields/SmallSelect.tsx';
import { EntryTools } from './EntryTools.tsx';

type EntryListProps = {
  path: FilePath;
  label: string;
  nameOf: (entry: unknown, number: number) => string;
  /** Words for adding another entry, and what may be added: one, null until it is known, or several kinds by their names. */
  adding: {
    readonly label: string;
    readonly fresh?: unknown;
    readonly kinds?: readonly { readonly value: string; readonly label: string; readonly fresh: unknown }[];
  };
  /** Where the list comes from, once it has entries. */
  source?: Source;
  /** What shows without the list, in words; omitted where it can't be given back as a whole. */
  instead?: OtherSource;
  children: (path: FilePath, entry: unknown) => ReactNode;
};

/** A list of entries, with tools for each, a way to add another one, and the way back. */
export const EntryList = ({ path, label, nameOf, adding, source = 'language', instead, children }: EntryListProps) => {
  const { value, set } = useField(path, isList);
  const entries = value ?? [];
  const put = (next: readonly unknown[]) => set(next.length === 0 ? undefined : next);
  const add = (entry: unknown) => put([...entries, entry]);
  return (
    <FieldBox
      path={path}
      name={label}
      isWhole
      source={value === undefined ? (instead ?? 'none') : source}
      instead={instead ?? 'none'}
      onReset={instead === undefined ? undefined : () => set(undefined)}
    >
      <Group label={label} sx={{ display: 'grid', gap: 1.5 }}>
        {entries.map((entry, index) => {
          const name = nameOf(entry, index + 1);
          const at = [...path, index];
          return (
            <Group
              key={index}
              label={name}
              sx={{ borderInlineStart: '2px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}
            >
              <Stack
                direction="row"
                sx={{ alignItems: 'center', justifyContent: 'space-between', marginBlockEnd: 0.5 }}
              >
                <Typography variant="subtitle2" component="p">
                  {name}
                </Typography>
                <EntryTools
                  name={name}
                  index={index}
                  count={entries.length}
                  onMove={(to) => put(moved(entries, index, to))}
                  onRemove={() => put(without(entries, index))}
                />
              </Stack>
              <FieldPlace path={at}>{children(at, entry)}</FieldPlace>
            </Group>
          );
        })}
        <div>
          {adding.kinds === undefined ? (
            <Button
              variant="text"
              size="small"
              startIcon="plus"
              disabled={adding.fresh === null}
              onClick={() => add(adding.fresh)}
              sx={{ marginInlineStart: -1 }}
            >
              {adding.label}
            </Button>
          ) : (
            <SmallSelect
              label={adding.label}
              value=""
              options={[{ value: '', label: adding.label }, ...adding.kinds]}
              onChange={(chosen) => {
                const kind = adding.kinds?.find(({ value: each }) => each === chosen);
                if (kind !== undefined) add(kind.fresh);
              }}
            />
          )}
        </div>
      </Group>
    </FieldBox>
  );
};
