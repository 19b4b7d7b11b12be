import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { Icon } from './Icon.tsx';

const Block = styled('div')({ display: 'grid', minInlineSize: 0 });

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightMedium,
  marginBlockEnd: theme.spacing(0.75),
  justifySelf: 'start',
}));

/** The line around what one types or chooses in; it shows focus, mistakes and what is locked. */
export const FieldFrame = styled('div')(({ theme, theme: { tokens } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: tokens.density.control,
  boxSizing: 'border-box',
  borderRadius: tokens.corner.control,
  border: `1px solid ${tokens.colour.border.control}`,
  backgroundColor: tokens.colour.surface.paper,
  '&:hover': { borderColor: tokens.colour.border.controlHover },
  '&:focus-within': {
    borderColor: tokens.colour.focus.ring,
    boxShadow: `inset 0 0 0 1px ${tokens.colour.focus.ring}`,
  },
  '&:has([aria-invalid="true"])': { borderColor: tokens.colour.error.main },
  '&:has([aria-invalid="true"]):focus-within': { boxShadow: `inset 0 0 0 1px ${tokens.colour.error.main}` },
  '&:has(:disabled)': { borderColor: tokens.colour.disabled.border, backgroundColor: tokens.colour.disabled.surface },
  '&:has([readonly])': { backgroundColor: tokens.colour.surface.sunken },
  '& input,& select': {
    ...theme.typography.body1,
    flex: 1,
    boxSizing: 'border-box',
    minInlineSize: 0,
    inlineSize: '100%',
    blockSize: tokens.density.control - 2,
    margin: 0,
    padding: theme.spacing(0, 2),
    border: 0,
    borderRadius: 'inherit',
    outline: 0,
    boxShadow: 'none',
    background: 'none',
    color: tokens.colour.text.primary,
    '&::placeholder': { color: tokens.colour.text.secondary, opacity: 1 },
    '&:disabled': { color: tokens.colour.disabled.text },
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
  | 'onKeyDown'
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

/** Props of {@link FieldShell}. */
type FieldShellProps = {
  /** Id of the control that the label names. */
  inputId: string;
  label: ReactNode;
  error?: string | undefined;
  helperText?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** What stands around every field: its label above, its help and its mistake below. */
export const FieldShell = ({ inputId, label, error, helperText, className, children }: FieldShellProps) => (
  <Block className={className}>
    <Label htmlFor={inputId} id={`${inputId}-label`}>
      {label}
    </Label>
    {children}
    <FieldWords inputId={inputId} error={error} helperText={helperText} />
  </Block>
);

/** A field's help and, as soon as there is one, its mistake. */
export const FieldWords = ({
  inputId,
  error,
  helperText,
}: Pick<FieldShellProps, 'inputId' | 'error' | 'helperText'>) => (
  <>
    {helperText ? <Helper id={`${inputId}-help`}>{helperText}</Helper> : null}
    <div aria-live="polite">
      {error ? (
        <Mistake id={`${inputId}-error`}>
          <Icon name="error" />
          <span>{error}</span>
        </Mistake>
      ) : null}
    </div>
  </>
);

/** The attributes that tie a control to its help and its mistake. */
export const fieldAria = ({
  inputId,
  error,
  helperText,
}: Pick<FieldShellProps, 'inputId' | 'error' | 'helperText'>) => ({
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby':
    [helperText ? `${inputId}-help` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ') || undefined,
});

/**
 * One labelled input with its help and its error, wired for screen readers. The label stands above the field, so that
 * it stays readable while somebody types and when the browser fills the field in.
 */
export const FormField = ({ label, id, error, helperText, endAdornment, ref, className, ...input }: FormFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <FieldShell {...words} label={label} className={className}>
      <FieldFrame>
        <input {...input} {...fieldAria(words)} ref={ref} id={inputId} />
        {endAdornment}
      </FieldFrame>
    </FieldShell>
  );
};
