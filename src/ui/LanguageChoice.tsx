import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  // The sign, not the room around it, aligns with what stands above.
  marginInlineStart: theme.spacing(-1),
  color: theme.palette.text.primary,
  '& svg': { position: 'absolute', pointerEvents: 'none' },
  '& svg:first-of-type': { insetInlineStart: theme.spacing(1) },
  '& svg:last-of-type': { insetInlineEnd: theme.spacing(1) },
}));

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  // As wide as the chosen language, where the browser can.
  fieldSizing: 'content',
  font: 'inherit',
  ...theme.typography.body2,
  color: 'inherit',
  minBlockSize: 40,
  padding: theme.spacing(0, 4, 0, 4.5),
  border: '1px solid transparent',
  borderRadius: theme.tokens.corner.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { borderColor: theme.palette.divider },
  '& option': { backgroundColor: theme.palette.background.paper, color: theme.palette.text.primary },
}));

/** Props of {@link LanguageChoice}. */
export type LanguageChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** `label` is the language's own name; `lang` tells screen readers how to say it. */
  options: readonly { value: Value; label: string; lang: string }[];
  onChange: (value: Value) => void;
};

/** The language of the portal, each in its own name. */
export const LanguageChoice = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: LanguageChoiceProps<Value>) => {
  return (
    <Frame>
      <Icon name="globe" />
      <Select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
      <Icon name="chevronDown" />
    </Frame>
  );
};
