import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { normaliseHex, type Hex } from '#kernel/colour.ts';
import type { FilePath } from '#tenants/finding.ts';
import { TextField } from '#ui/TextField.tsx';
import { isText, useField } from '../kernel/use-draft.ts';
import { FieldBox, type OtherSource } from './FieldBox.tsx';

type ColourFieldProps = {
  path: FilePath;
  label: string;
  /** The colour that shows while the fund names none, and where it comes from. */
  fallback: Hex;
  fallbackSource: OtherSource;
};

/** A colour, typed as `#0d4f57` or picked. What is typed halfway stays in the field and changes nothing yet. */
export const ColourField = ({ path, label, fallback, fallbackSource }: ColourFieldProps) => {
  const { t } = useTranslation('studio');
  const { value, set } = useField(path, isText);
  const id = useId();
  const [halfway, setHalfway] = useState<string | null>(null);
  const shown = normaliseHex(value) ?? fallback;
  return (
    <FieldBox
      path={path}
      name={label}
      source={value === undefined ? fallbackSource : 'fund'}
      instead={fallbackSource}
      onReset={() => {
        setHalfway(null);
        set(undefined);
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, alignItems: 'start' }}>
        <Box
          component="input"
          type="color"
          id={id}
          aria-label={t('brand.pick', { name: label })}
          value={shown}
          onChange={({ target }: { target: HTMLInputElement }) => {
            setHalfway(null);
            set(target.value);
          }}
          sx={({ tokens, typography: { body2 }, spacing }) => ({
            appearance: 'none',
            inlineSize: 56,
            blockSize: tokens.density.control,
            // As high as the label above the field and the gap below it.
            marginBlockStart: `calc(${body2.fontSize} * ${body2.lineHeight} + ${spacing(0.75)})`,
            padding: '3px',
            border: '1px solid',
            borderColor: tokens.colour.border.control,
            borderRadius: `${tokens.corner.control}px`,
            backgroundColor: 'background.paper',
            cursor: 'pointer',
            '&::-webkit-color-swatch-wrapper': { padding: 0 },
            '&::-webkit-color-swatch': { border: 0, borderRadius: `${tokens.corner.control - 4}px` },
            '&:focus-visible': { outline: `2px solid ${tokens.colour.focus.ring}`, outlineOffset: 2 },
          })}
        />
        <TextField
          label={label}
          value={halfway ?? value ?? ''}
          placeholder={fallback}
          maxLength={7}
          autoCapitalize="none"
          error={halfway === null || normaliseHex(halfway) !== undefined ? undefined : t('brand.noColour')}
          onChange={({ target }) => {
            const typed = target.value.trim();
            const whole = normaliseHex(typed);
            // Three digits may become six.
            setHalfway(whole === undefined || typed.length < 7 ? typed : null);
            if (whole !== undefined) set(whole);
            else if (typed === '') set(undefined);
          }}
          onBlur={() => {
            if (halfway === '' || normaliseHex(halfway) !== undefined) setHalfway(null);
          }}
        />
      </Box>
    </FieldBox>
  );
};
