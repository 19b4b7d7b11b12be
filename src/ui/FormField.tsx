import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
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
  | 'list'
  | 'value'
  | 'defaultValue'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'autoFocus'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onPaste'
  | 'onKeyDown'
>;

/** The texts around a field. */
type FieldWordsProps = {
  /** Id of the labelled control. */
  inputId: string;
  /** Error text; undefined if the value is valid. */
  error?: string | undefined;
  /** Help text, also shown together with an error. */
  helperText?: ReactNode;
  /** The id of a text elsewhere that describes the control as well. */
  describedBy?: string | undefined;
};

/** Accepts the result of react-hook-form's `register()`. */
export type FormFieldProps = InputAttributes &
  Omit<FieldWordsProps, 'inputId'> & {
    label: ReactNode;
    id?: string;
    endAdornment?: ReactNode;
    ref?: Ref<HTMLInputElement>;
    /** Styles of the input. */
    inputSx?: SxProps<Theme>;
    /** Styles of the frame around the input. */
    rootSx?: SxProps<Theme> | undefined;
  };

type FieldShellProps = FieldWordsProps & { label: ReactNode; children: ReactNode };

// Stays as it is while one types.
const Label = memo(InputLabel);

/** The frame of every field: label above, help and error below. */
export const FieldShell = ({ label, children, ...words }: FieldShellProps) => (
  <FormControl error={Boolean(words.error)}>
    <Label htmlFor={words.inputId} id={`${words.inputId}-label`}>
      {label}
    </Label>
    {children}
    <FieldWords {...words} />
  </FormControl>
);

/** A field's help text and error. */
export const FieldWords = memo(({ inputId, error, helperText }: FieldWordsProps) => (
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
));

/** The ARIA attributes that connect a control with its help text and error. */
export const fieldAria = ({ inputId, error, helperText, describedBy = '' }: FieldWordsProps) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [helperText ? `${inputId}-help` : '', error ? `${inputId}-error` : '', describedBy].filter(Boolean).join(' ') ||
    undefined,
});

/** A labelled input with help text and error, accessible to screen readers. */
export const FormField = ({
  label,
  id,
  error,
  helperText,
  endAdornment,
  ref,
  inputSx,
  rootSx,
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog focuses its first field
        autoFocus={autoFocus}
        inputRef={ref}
        endAdornment={endAdornment}
        {...(rootSx && { sx: rootSx })}
        slotProps={{ input: { ...input, ...fieldAria(words), ...(inputSx && { sx: inputSx }) } }}
      />
    </FieldShell>
  );
};
