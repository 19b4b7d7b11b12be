import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FilePath } from '#tenants/finding.ts';
import { isFlag, useField } from '../kernel/use-draft.ts';
import { FieldBox } from './FieldBox.tsx';

type SwitchFieldProps = {
  path: FilePath;
  label: string;
  /** One plain sentence: what follows for members as it is now. */
  consequence: (isOn: boolean) => string;
  /** The value that is written when it is on: `false` for settings that disable something. */
  on: boolean;
  /** Whether it is on in the house. */
  house: boolean;
};

/** Something that is on or off, with its plain consequence. */
export const SwitchField = ({ path, label, consequence, on, house }: SwitchFieldProps) => {
  const id = useId();
  const { value, set } = useField(path, isFlag);
  const isOn = value === undefined ? house : value === on;
  return (
    <FieldBox
      path={path}
      name={label}
      source={value === undefined ? 'house' : 'fund'}
      onReset={() => {
        set(undefined);
      }}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: 2 }}>
        <Typography component="label" htmlFor={id} variant="subtitle1" sx={{ paddingBlock: 0.75 }}>
          {label}
        </Typography>
        <Switch
          id={id}
          checked={isOn}
          slotProps={{ input: { 'aria-describedby': `${id}-text`, role: 'switch' } }}
          onChange={(_event, checked) => {
            set(checked ? on : !on);
          }}
        />
        <Typography id={`${id}-text`} variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {consequence(isOn)}
        </Typography>
      </Box>
    </FieldBox>
  );
};
