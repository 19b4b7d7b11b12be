import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { Icon } from './Icon.tsx';

const Field = styled('div')({ display: 'grid', minInlineSize: 0 });

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.text.primary,
  marginBlockEnd: theme.spacing(0.75),
  justifySelf: 'start',
}));

const Helper = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  margin: theme.spacing(0.75, 0, 0),
}));

const Mistake = styled(Helper)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  color: theme.palette.error.main,
  '& svg': { marginBlockStart: '0.12em' },
}));

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
>;

/** Props of {@link FormField}: what `register()` of react-hook-form returns can be spread into it. */
export type FormFieldProps = InputAttributes & {
  label: ReactNode;
  id?: string;
  /** What is wrong, in words; absent while nothing is. */
  error?: string | undefined;
  /** What helps to fill the field in; stays while there is an error. */
  helperText?: ReactNode;
  endAdornment?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/**
 * One labelled input with its help and its error, wired for screen readers. The label stands above the field, so that
 * it stays readable while somebody types and when the browser fills the field in.
 */
export const FormField = ({
  label,
  id,
  error,
  helperText,
  endAdornment,
  ref,
  className,
  autoCapitalize,
  autoCorrect,
  spellCheck,
  enterKeyHint,
  inputMode,
  pattern,
  maxLength,
  ...input
}: FormFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [helperText ? `${inputId}-help` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ');
  return (
    <Field className={className}>
      <Label htmlFor={inputId}>{label}</Label>
      <OutlinedInput
        {...input}
        id={inputId}
        inputRef={ref}
        fullWidth
        notched={false}
        error={Boolean(error)}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            autoCapitalize,
            autoCorrect,
            spellCheck,
            enterKeyHint,
            inputMode,
            pattern,
            maxLength,
            'aria-describedby': describedBy || undefined,
          },
        }}
      />
      {helperText ? <Helper id={`${inputId}-help`}>{helperText}</Helper> : null}
      <div aria-live="polite">
        {error ? (
          <Mistake id={`${inputId}-error`}>
            <Icon name="error" />
            <span>{error}</span>
          </Mistake>
        ) : null}
      </div>
    </Field>
  );
};
