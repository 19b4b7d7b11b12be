import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { Icon } from './Icon.tsx';

type InputAttributes = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'pattern'
  | 'maxLength'
  | 'value'
  | 'defaultValue'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'autoFocus'
  | 'onChange'
  | 'onBlur'
  | 'onPaste'
  | 'onKeyDown'
>;

/** What is said around a field. */
type FieldWordsProps = {
  /** Id of the control that the label names. */
  inputId: string;
  /** What is wrong, in words; undefined while nothing is. */
  error?: string | undefined;
  /** What helps to fill the field in; stays while there is an error. */
  helperText?: ReactNode;
};

/** What `register()` of react-hook-form returns can be spread into it. */
export type FormFieldProps = InputAttributes &
  Omit<FieldWordsProps, 'inputId'> & {
    label: ReactNode;
    id?: string;
    endAdornment?: ReactNode;
    ref?: Ref<HTMLInputElement>;
    /** How the input itself is set. */
    inputSx?: SxProps<Theme>;
  };

type FieldShellProps = FieldWordsProps & { label: ReactNode; children: ReactNode };

/** What surrounds every field: its label above, its help and its mistake below. */
export const FieldShell = ({ label, children, ...words }: FieldShellProps) => (
  <FormControl error={Boolean(words.error)}>
    <InputLabel htmlFor={words.inputId} id={`${words.inputId}-label`}>
      {label}
    </InputLabel>
    {children}
    <FieldWords {...words} />
  </FormControl>
);

/** A field's help and, as soon as there is one, its mistake. */
export const FieldWords = ({ inputId, error, helperText }: FieldWordsProps) => (
  <>
    {helperText ? (
      <FormHelperText id={`${inputId}-help`} error={false}>
        {helperText}
      </FormHelperText>
    ) : null}
    <div aria-live="polite">
      {error ? (
        <FormHelperText id={`${inputId}-error`} error sx={{ display: 'flex', gap: 0.75 }}>
          <Icon name="error" />
          <span>{error}</span>
        </FormHelperText>
      ) : null}
    </div>
  </>
);

/** The attributes that tie a control to its help and its mistake. */
export const fieldAria = ({ inputId, error, helperText }: FieldWordsProps) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [helperText ? `${inputId}-help` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ') || undefined,
});

/** One labelled input with its help and its mistake, wired for screen readers. */
export const FormField = ({
  label,
  id,
  error,
  helperText,
  endAdornment,
  ref,
  inputSx,
  required,
  disabled,
  readOnly,
  autoFocus,
  ...input
}: FormFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <FieldShell {...words} label={label}>
      <OutlinedInput
        id={inputId}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog hands its first field the focus
        autoFocus={autoFocus}
        inputRef={ref}
        endAdornment={endAdornment}
        slotProps={{ input: { ...input, ...fieldAria(words), ...(inputSx && { sx: inputSx }) } }}
      />
    </FieldShell>
  );
};
