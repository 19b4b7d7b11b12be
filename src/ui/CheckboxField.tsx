import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { FieldWords, fieldAria } from './FormField.tsx';

const Row = styled('div')(({ theme, theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  alignItems: 'start',
  '& input': {
    appearance: 'none',
    position: 'relative',
    inlineSize: 24,
    blockSize: 24,
    margin: 0,
    border: `1px solid ${tokens.colour.border.control}`,
    borderRadius: Math.min(tokens.corner.control, 6),
    backgroundColor: tokens.colour.surface.paper,
    cursor: 'pointer',
    '&:hover': { borderColor: tokens.colour.border.controlHover },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 3,
      insetInlineStart: 7,
      inlineSize: 6,
      blockSize: 11,
      border: 'solid transparent',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(42deg)',
    },
    '&:checked': { backgroundColor: tokens.colour.action.main, borderColor: tokens.colour.action.edge },
    '&:checked::after': { borderColor: tokens.colour.action.on },
    '&[aria-invalid]': { borderColor: tokens.colour.error.main },
    '&:disabled': { borderColor: tokens.colour.disabled.border, backgroundColor: tokens.colour.disabled.surface },
    '&:disabled:checked::after': { borderColor: tokens.colour.disabled.text },
    // Where the system replaces all colours the tick is the browser's own.
    '@media (forced-colors: active)': { appearance: 'auto', '&::after': { display: 'none' } },
  },
  '& label': { ...theme.typography.body1, cursor: 'pointer', minInlineSize: 0, overflowWrap: 'break-word' },
  '& :disabled + label': { color: tokens.colour.disabled.text, cursor: 'default' },
}));

const Words = styled('div')(({ theme }) => ({ marginInlineStart: `calc(24px + ${theme.spacing(1.5)})` }));

/** Props of {@link CheckboxField}: what `register()` of react-hook-form returns can be spread into it. */
export type CheckboxFieldProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'name' | 'checked' | 'defaultChecked' | 'required' | 'disabled' | 'onChange' | 'onBlur'
> & {
  /** What one agrees to; a link in it opens without ticking the box. */
  label: ReactNode;
  id?: string;
  error?: string | undefined;
  helperText?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** A box to tick, with words that may hold a link. The words tick it, too. */
export const CheckboxField = ({ label, id, error, helperText, ref, className, ...input }: CheckboxFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <div className={className}>
      <Row>
        <input {...input} {...fieldAria(words)} ref={ref} id={inputId} type="checkbox" />
        <label htmlFor={inputId}>{label}</label>
      </Row>
      <Words>
        <FieldWords {...words} />
      </Words>
    </div>
  );
};
