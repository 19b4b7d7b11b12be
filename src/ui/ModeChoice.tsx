import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Icon } from './Icon.tsx';

const icons = { light: 'sun', dark: 'moon', system: 'display' } as const;

/** Light, dark, or the device's setting. */
export type ModeValue = keyof typeof icons;

type ModeChoiceProps = {
  label: string;
  value: ModeValue;
  options: readonly { value: ModeValue; label: string }[];
  onChange: (value: ModeValue) => void;
};

/** Chooses light, dark or system: three icons, each with its name for screen readers and as a tooltip. */
export const ModeChoice = ({ label, value, options, onChange }: ModeChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    // Pressing the chosen option again doesn't clear it.
    onChange={(_event, chosen: ModeValue | null) => {
      if (chosen !== null) onChange(chosen);
    }}
    sx={({ palette, tokens }) => ({
      padding: '3px',
      border: `1px solid ${palette.divider}`,
      borderRadius: tokens.corner.full,
      '& .MuiToggleButton-root': {
        inlineSize: 36,
        minBlockSize: 32,
        padding: 0,
        border: 0,
        borderRadius: tokens.corner.full,
      },
    })}
  >
    {options.map((option) => (
      <ToggleButton key={option.value} value={option.value} title={option.label} aria-label={option.label}>
        <Icon name={icons[option.value]} size="1.25rem" />
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
