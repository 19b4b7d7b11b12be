import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Fragment, useId, type ReactNode, type Ref } from 'react';
import { FieldShell, fieldAria } from './FormField.tsx';
import { Icon } from './Icon.tsx';

/** One choice of a {@link SelectField}. */
export type SelectOption = {
  value: string;
  label: string;
  disabled?: boolean;
  /** Whether a line is above it. */
  apart?: boolean;
};

/** What `register()` of react-hook-form returns can be spread into it. */
type SelectFieldProps = Pick<
  NativeSelectProps,
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
};

const Chevron = ({ className }: { className?: string }) => <Icon name="chevronDown" className={className} />;

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
  ...select
}: SelectFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <FieldShell {...words} label={label}>
      <NativeSelect
        {...select}
        input={<OutlinedInput />}
        id={inputId}
        inputRef={ref}
        inputProps={fieldAria(words)}
        IconComponent={Chevron}
      >
        {emptyLabel === undefined ? null : <option value="">{emptyLabel}</option>}
        {options.map((option) => (
          <Fragment key={option.value}>
            {option.apart === true ? <hr /> : null}
            <option value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          </Fragment>
        ))}
      </NativeSelect>
    </FieldShell>
  );
};
