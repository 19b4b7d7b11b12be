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

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 48,
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.text.secondary}`,
  backgroundColor: theme.palette.background.paper,
  '&:hover': { borderColor: theme.palette.text.primary },
  '&:focus-within': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '&:has([aria-invalid="true"])': { borderColor: theme.palette.error.main },
  '&:has([aria-invalid="true"]):focus-within': { boxShadow: `inset 0 0 0 1px ${theme.palette.error.main}` },
  '&:has(:disabled)': { borderColor: theme.palette.action.disabled, backgroundColor: 'transparent' },
  '&:has(:read-only:not(:disabled))': { borderStyle: 'dashed' },
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    boxSizing: 'border-box',
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: 46,
    margin: 0,
    padding: theme.spacing(0, 1.75),
    border: 0,
    borderRadius: 'inherit',
    outline: 0,
    background: 'none',
    color: theme.palette.text.primary,
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '&:disabled': { color: theme.palette.text.disabled },
  },
  '@media (forced-colors: active)': { '&:focus-within': { outline: '2px solid Highlight' } },
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
export const FormField = ({ label, id, error, helperText, endAdornment, ref, className, ...input }: FormFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [helperText ? `${inputId}-help` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ');
  return (
    <Field className={className}>
      <Label htmlFor={inputId}>{label}</Label>
      <Frame>
        <input
          {...input}
          ref={ref}
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {endAdornment}
      </Frame>
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
