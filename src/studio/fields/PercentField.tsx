import { useState } from 'react';
import type { FilePath } from '#tenants/finding.ts';
import { TextField } from '#ui/TextField.tsx';
import { useField } from '../kernel/use-draft.ts';
import { FieldBox } from './FieldBox.tsx';

const isNumber = (value: unknown): value is number => typeof value === 'number';

type PercentFieldProps = { path: FilePath; label: string; house: number };

/** A whole number of percent. What is typed halfway stays in the field. */
export const PercentField = ({ path, label, house }: PercentFieldProps) => {
  const { value, set } = useField(path, isNumber);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <FieldBox
      path={path}
      name={label}
      source={value === undefined ? 'house' : 'fund'}
      onReset={() => {
        setTyped(null);
        set(undefined);
      }}
    >
      <TextField
        label={`${label} (%)`}
        inputMode="numeric"
        maxLength={3}
        value={typed ?? (value === undefined ? '' : String(value))}
        placeholder={String(house)}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '');
          setTyped(digits);
          if (digits === '') set(undefined);
          else if (Number(digits) <= 100) set(Number(digits));
        }}
      />
    </FieldBox>
  );
};
