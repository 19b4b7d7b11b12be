import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import NativeSelect, { nativeSelectClasses } from '@mui/material/NativeSelect';
import type { Theme } from '@mui/material/styles';
import { Icon } from './Icon.tsx';

type LanguageChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** `label` is the language's own name; `lang` tells screen readers how to pronounce it. */
  options: readonly { value: Value; label: string; lang: string }[];
  onChange: (value: Value) => void;
};

const Chevron = ({ className }: { className?: string }) => <Icon name="chevronDown" size={20} className={className} />;

/** In front of the language, without taking the press; on a phone the language stands beside the logo and needs the room. */
const globe = (
  <Box
    component="span"
    sx={{ position: 'absolute', insetInlineStart: 8, display: { xs: 'none', sm: 'flex' }, pointerEvents: 'none' }}
  >
    <Icon name="globe" size={20} />
  </Box>
);

const rootSx = ({ typography, palette, shape }: Theme) => ({
  ...typography.body2,
  // Aligns the icon, not its padding, with the content above.
  marginInlineStart: -1,
  border: '1px solid transparent',
  borderRadius: `${shape.borderRadius}px`,
  '&:hover': { borderColor: palette.divider },
  [`& .${nativeSelectClasses.icon}`]: { right: 8, color: 'inherit' },
});

const selectSx = {
  // As wide as the chosen language, if the browser supports it.
  fieldSizing: 'content',
  boxSizing: 'border-box',
  // With the border, 40.
  minBlockSize: 38,
  // MUI's own room for the arrow is named as often.
  '&&&': { padding: { xs: '0 32px 0 8px', sm: '0 32px 0 36px' }, borderRadius: 'inherit' },
} as const;

/** The portal's language, each option named in itself. */
export const LanguageChoice = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: LanguageChoiceProps<Value>) => (
  <NativeSelect
    value={value}
    onChange={(event) => {
      const chosen = options.find((option) => option.value === event.target.value);
      if (chosen !== undefined) onChange(chosen.value);
    }}
    inputProps={{ 'aria-label': label, sx: selectSx }}
    IconComponent={Chevron}
    input={<InputBase startAdornment={globe} />}
    sx={rootSx}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value} lang={option.lang}>
        {option.label}
      </option>
    ))}
  </NativeSelect>
);
