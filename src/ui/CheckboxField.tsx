import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode, type Ref } from 'react';
import { FieldWords, fieldAria } from './FormField.tsx';

/** Accepts the result of react-hook-form's `register()`. */
type CheckboxFieldProps = Pick<
  CheckboxProps,
  'name' | 'checked' | 'defaultChecked' | 'required' | 'disabled' | 'onChange' | 'onBlur'
> & {
  /** May contain a link, which opens without ticking the box. */
  label: ReactNode;
  id?: string;
  error?: string | undefined;
  helperText?: ReactNode;
  /** The id of a text elsewhere that describes the box as well. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A checkbox with a clickable label, which may contain a link. */
export const CheckboxField = ({ label, id, error, helperText, describedBy, ref, ...input }: CheckboxFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText, describedBy };
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
