import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, type ReactNode } from 'react';
import type { FilePath } from '#tenants/finding.ts';
import { isText, useField } from '../kernel/use-draft.ts';
import { FieldBox } from './FieldBox.tsx';

type ChoiceFieldProps = {
  path: FilePath;
  label: string;
  /** The value of the house, which is chosen while the fund says nothing. */
  house: string;
  options: readonly { readonly value: string; readonly label: string; readonly picture?: ReactNode }[];
};

/** One of a few options, each with a small picture of what it does. */
export const ChoiceField = ({ path, label, house, options }: ChoiceFieldProps) => {
  const id = useId();
  const { value, set } = useField(path, isText);
  return (
    <FieldBox
      path={path}
      name={label}
      source={value === undefined ? 'house' : 'fund'}
      onReset={() => {
        set(undefined);
      }}
    >
      <FormControl fullWidth>
        <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary', marginBlockEnd: 0.75 }}>
          {label}
        </FormLabel>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-labelledby={id}
          value={value ?? house}
          onChange={(_event, chosen: string | null) => {
            if (chosen !== null) set(chosen);
          }}
        >
          {options.map((option) => (
            <ToggleButton
              key={option.value}
              value={option.value}
              sx={{ flexDirection: 'column', gap: 0.5, minInlineSize: 0, paddingInline: 0.75, paddingBlock: 1 }}
            >
              {option.picture}
              <Box component="span" sx={{ typography: 'body2', hyphens: 'auto', lineHeight: 1.25 }}>
                {option.label}
              </Box>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </FormControl>
    </FieldBox>
  );
};
