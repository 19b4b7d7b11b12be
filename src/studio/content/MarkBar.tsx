import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Group } from '#ui/Group.tsx';

/** A text with its selection, and what they become. */
export type Selected = { readonly text: string; readonly from: number; readonly to: number };

/** Puts signs around what is selected. */
export const around = ({ text, from, to }: Selected, before: string, after: string): Selected => ({
  text: text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to),
  from: from + before.length,
  to: to + before.length,
});

/** Makes what is selected a link; its address is selected next. */
export const asLink = ({ text, from, to }: Selected, words: string, address: string): Selected => {
  const label = from === to ? words : text.slice(from, to);
  const start = from + label.length + 3;
  return {
    text: `${text.slice(0, from)}[${label}](${address})${text.slice(to)}`,
    from: start,
    to: start + address.length,
  };
};

type MarkBarProps = {
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
};

/** Marks what is selected in a field: strong, emphasised, a link. */
export const MarkBar = ({ label, field, onChange }: MarkBarProps) => {
  const { t } = useTranslation('studio');
  const mark = (change: (selected: Selected) => Selected) => {
    const area = field.current;
    if (area === null) return;
    const next = change({ text: area.value, from: area.selectionStart, to: area.selectionEnd });
    onChange(next.text);
    // After the field has its new text.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(next.from, next.to);
    });
  };
  const button = (name: string, letter: string, sx: object, change: (selected: Selected) => Selected) => (
    <IconButton
      size="small"
      aria-label={name}
      title={name}
      onClick={() => mark(change)}
      sx={{ borderRadius: 1, inlineSize: 32, blockSize: 32 }}
    >
      <Box component="span" aria-hidden sx={{ typography: 'body2', ...sx }}>
        {letter}
      </Box>
    </IconButton>
  );
  return (
    <Group label={label} sx={{ display: 'flex', gap: 0.25 }}>
      {button(t('content.strong'), t('content.strongLetter'), { fontWeight: 'fontWeightBold' }, (selected) =>
        around(selected, '**', '**'),
      )}
      {button(t('content.emphasis'), t('content.emphasisLetter'), { fontStyle: 'italic' }, (selected) =>
        around(selected, '*', '*'),
      )}
      {button(t('content.link'), '↗', {}, (selected) => asLink(selected, t('content.linkWords'), 'https://'))}
    </Group>
  );
};
