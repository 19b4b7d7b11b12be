import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#kernel/locale.ts';
import type { FilePath } from '#tenants/finding.ts';
import { readBlock } from '#tenants/rich-text-notation.ts';
import { Button } from '#ui/Button.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { pathName } from '../kernel/paths.ts';
import { isList, isText, useField } from '../kernel/use-draft.ts';
import { Group } from '#ui/Group.tsx';
import { FieldBox, type Source } from '../fields/FieldBox.tsx';
import { SmallSelect } from '../fields/SmallSelect.tsx';
import { EntryTools } from './EntryTools.tsx';
import { useFreshWords } from './use-fresh-words.ts';
import { moved, replaced, without } from '../text/lists.ts';
import { MarkBar } from './MarkBar.tsx';
import { blockKinds, readWritten, writeBlock } from '../text/written-blocks.ts';

type BlockProps = {
  path: FilePath;
  source: string;
  name: string;
  index: number;
  count: number;
  onChange: (source: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

const BlockField = ({ path, source, name, index, count, onChange, onMove, onRemove }: BlockProps) => {
  const { t } = useTranslation('studio');
  const area = useRef<HTMLTextAreaElement>(null);
  const { kind, text } = readWritten(source);
  const { problems } = readBlock(source);
  const isList = kind === 'list' || kind === 'numbers';
  return (
    <Group
      label={name}
      data-path={pathName(path)}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1,
        padding: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, marginBlockEnd: 0.75, flexWrap: 'wrap' }}>
        <SmallSelect
          label={t('content.kindOf', { name })}
          value={kind}
          options={blockKinds.map((value) => ({ value, label: t(`content.kinds.${value}`) }))}
          onChange={(chosen) => onChange(writeBlock({ kind: chosen, text }))}
        />
        <MarkBar
          label={t('content.marks')}
          field={area}
          onChange={(next) => onChange(writeBlock({ kind, text: next }))}
        />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <EntryTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
        </Box>
      </Stack>
      <TextArea
        ref={area}
        label={t(isList ? 'content.entries' : 'content.text')}
        helperText={isList ? t('content.entriesHelp') : undefined}
        error={problems.length > 0 ? t('content.notation') : undefined}
        value={text}
        lines={kind === 'heading' ? 1 : 3}
        onChange={({ target }) => onChange(writeBlock({ kind, text: target.value }))}
      />
    </Group>
  );
};

type BlocksFieldProps = {
  path: FilePath;
  label: string;
  /** The language that it is written in. */
  locale: Locale;
  source: Source;
  kinds?: 'blocks' | 'paragraphs';
};

/** Text of several blocks: paragraphs, headings, lists and notes, each with its tools. */
export const BlocksField = ({ path, label, locale, source, kinds = 'blocks' }: BlocksFieldProps) => {
  const { t } = useTranslation('studio');
  const fresh = useFreshWords(locale);
  const { value, set } = useField(path, isList);
  const id = useId();
  const blocks = value?.filter(isText) ?? [];
  const put = (next: readonly string[]) => set(next.length === 0 ? undefined : [...next]);
  return (
    <FieldBox
      path={path}
      name={label}
      source={blocks.length === 0 ? 'none' : source}
      instead="none"
      onReset={() => set(undefined)}
    >
      <Group labelledBy={id} sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="subtitle2" component="h3" id={id}>
          {label}
        </Typography>
        {blocks.map((block, index) => {
          const name = t('content.block', { number: index + 1 });
          const shared = {
            name,
            index,
            count: blocks.length,
            onMove: (to: number) => put(moved(blocks, index, to)),
            onRemove: () => put(without(blocks, index)),
          };
          return kinds === 'blocks' ? (
            <BlockField
              key={index}
              {...shared}
              path={[...path, index]}
              source={block}
              onChange={(next) => put(replaced(blocks, index, next))}
            />
          ) : (
            <Box key={index} sx={{ position: 'relative' }}>
              <TextArea
                label={name}
                value={block}
                lines={2}
                onChange={({ target }) => put(replaced(blocks, index, target.value))}
              />
              <Box sx={{ position: 'absolute', insetBlockStart: -6, insetInlineEnd: 0 }}>
                <EntryTools {...shared} />
              </Box>
            </Box>
          );
        })}
        <Box>
          <Button
            variant="text"
            size="small"
            startIcon="plus"
            disabled={fresh === null}
            onClick={() => put([...blocks, fresh?.('text') ?? ''])}
            sx={{ marginInlineStart: -1 }}
          >
            {t(kinds === 'blocks' ? 'content.addBlock' : 'content.addParagraph')}
          </Button>
        </Box>
      </Group>
    </FieldBox>
  );
};
