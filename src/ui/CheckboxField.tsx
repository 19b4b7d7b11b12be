import { styled } from '@mui/material/styles';
import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: theme.spacing(1.5),
  alignItems: 'start',
  '& input': {
    inlineSize: 24,
    blockSize: 24,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  '& label': { ...theme.typography.body1 },
  '& p': {
    ...theme.typography.body2,
    gridColumn: 2,
    margin: theme.spacing(0.5, 0, 0),
    color: theme.palette.error.main,
  },
}));

/** Props of {@link CheckboxField}. */
export type CheckboxFieldProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  'name' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled' | 'required'
> & { label: ReactNode; error?: string | undefined; ref?: Ref<HTMLInputElement> };

/** A native check box with its label (which may hold a link) and its error. */
export const CheckboxField = ({ label, error, ref, ...input }: CheckboxFieldProps) => {
  const id = useId();
  return (
    <Row>
      <input
        type="checkbox"
        id={id}
        ref={ref}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {error ? (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </Row>
  );
};
