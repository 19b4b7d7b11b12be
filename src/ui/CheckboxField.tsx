import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldWords, fieldAria } from './FormField.tsx';

/** What `register()` of react-hook-form returns can be spread into it. */
type CheckboxFieldProps = Pick<
  CheckboxProps,
  'name' | 'checked' | 'defaultChecked' | 'required' | 'disabled' | 'onChange' | 'onBlur'
> & {
  /** What one agrees to; a link in it opens without ticking the box. */
  label: ReactNode;
  id?: string;
  error?: string | undefined;
  helperText?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A box to tick, with words that may hold a link. The words tick it, too. */
export const CheckboxField = ({ label, id, error, helperText, ref, ...input }: CheckboxFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={<Checkbox {...input} id={inputId} slotProps={{ input: { ...fieldAria(words), ref: ref ?? null } }} />}
      />
      <FieldWords {...words} />
    </FormControl>
  );
};
