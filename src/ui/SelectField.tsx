import { styled } from '@mui/material/styles';
import { Fragment, useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { FieldFrame, FieldShell, fieldAria } from './FormField.tsx';
import { Icon } from './Icon.tsx';

const Frame = styled(FieldFrame)(({ theme }) => ({
  '& select': {
    appearance: 'none',
    paddingInlineEnd: theme.spacing(6),
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '&:disabled': { color: theme.tokens.colour.disabled.text, opacity: 1, cursor: 'default' },
  },
  '& option': { backgroundColor: theme.palette.background.paper, color: theme.palette.text.primary },
  '& > svg': {
    position: 'absolute',
    insetInlineEnd: theme.spacing(2),
    pointerEvents: 'none',
    color: theme.palette.text.secondary,
  },
}));

/** One choice of a {@link SelectField}. */
export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Whether a line stands above it. */
  apart?: boolean;
};

/** Props of {@link SelectField}: what `register()` of react-hook-form returns can be spread into it. */
export type SelectFieldProps = Pick<
  ComponentPropsWithoutRef<'select'>,
  'name' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'autoComplete' | 'onChange' | 'onBlur' | 'onFocus'
> & {
  label: ReactNode;
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen; without it the first choice counts. */
  emptyLabel?: string;
  id?: string;
  error?: string | undefined;
  helperText?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
  className?: string;
};

/**
 * One of a few choices. The browser's own list: a phone opens its wheel, a keyboard finds by first letters, and a
 * screen reader knows it; no list of ours does better.
 */
export const SelectField = ({
  label,
  options,
  emptyLabel,
  id,
  error,
  helperText,
  ref,
  className,
  ...select
}: SelectFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <FieldShell {...words} label={label} className={className}>
      <Frame>
        <select {...select} {...fieldAria(words)} ref={ref} id={inputId}>
          {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <Fragment key={option.value}>
              {option.apart === true ? <hr /> : null}
              <option value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            </Fragment>
          ))}
        </select>
        <Icon name="chevronDown" />
      </Frame>
    </FieldShell>
  );
};
