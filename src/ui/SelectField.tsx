import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Fragment, useId, type ReactNode, type Ref } from 'react';
import { FieldShell, fieldAria } from './FormField.tsx';
import { Icon } from './Icon.tsx';

/** One choice of a {@link SelectField}. */
export type SelectOption = {
  value: string;
  label: string;
  /** Whether it has a separator above. */
  apart?: boolean;
};

/** Accepts the result of react-hook-form's `register()`. */
type SelectFieldProps = Pick<
  NativeSelectProps,
  'name' | 'value' | 'defaultValue' | 'required' | 'disabled' | 'autoComplete' | 'onChange' | 'onBlur' | 'onFocus'
> & {
  label: ReactNode;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; without it the first option is selected. */
  emptyLabel?: string;
  id?: string;
  error?: string | undefined;
  helperText?: ReactNode;
  ref?: Ref<HTMLSelectElement>;
};

const Chevron = ({ className }: { className?: string }) => <Icon name="chevronDown" className={className} />;

/**
 * One of a few options, with the browser's own select, which works best on phones, with the keyboard and with a
 * screen reader.
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
            <option value={option.value}>{option.label}</option>
          </Fragment>
        ))}
      </NativeSelect>
    </FieldShell>
  );
};
