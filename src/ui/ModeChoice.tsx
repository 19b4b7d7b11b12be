import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'inline-flex',
  margin: 0,
  padding: 3,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.tokens.corner.full,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 32,
    borderRadius: theme.tokens.corner.full,
    cursor: 'pointer',
    color: theme.palette.text.secondary,
  },
  '& label:has(:checked)': { backgroundColor: theme.palette.action.selected, color: theme.palette.text.primary },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.tokens.colour.focus.ring}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
}));

const icons = { light: 'sun', dark: 'moon', system: 'display' } as const;

/** Light, dark, or as the device has it. */
export type ModeValue = keyof typeof icons;

/** Props of {@link ModeChoice}. */
export type ModeChoiceProps = {
  label: string;
  value: ModeValue;
  options: readonly { value: ModeValue; label: string }[];
  onChange: (value: ModeValue) => void;
};

/** Light or dark: a radio group of three pictures, each with its name for screen readers and as a hint on hover. */
export const ModeChoice = ({ label, value, options, onChange }: ModeChoiceProps) => {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <label key={option.value} title={option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <Icon name={icons[option.value]} />
        </label>
      ))}
    </Group>
  );
};
