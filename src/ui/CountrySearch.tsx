import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ReactNode } from 'react';
import { FieldShell, fieldAria } from './FormField.tsx';
import { Icon } from './Icon.tsx';

/** A country by its ISO 3166 code (two letters) and its name in the page's language. */
export type Country = { readonly code: string; readonly name: string };

/** Props of a country field; with react-hook-form use a `Controller`. */
export type CountrySearchProps = {
  label: ReactNode;
  /** The chosen country's code; empty if none is chosen. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  /** Sorted by name. */
  countries: readonly Country[];
  /** Codes of the countries to show first, in order. */
  preferred?: readonly string[];
  /** Shown while nothing is chosen. */
  emptyLabel: string;
  /** Shown if no country matches. */
  noneText: string;
  openText: string;
  closeText: string;
  clearText: string;
  id?: string;
  name?: string;
  error?: string | undefined;
  helperText?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  ref?: (element: HTMLElement | null) => void;
};

/** Matches name or code, ignoring accents and case. */
const matching = createFilterOptions<Country>({ stringify: ({ name, code }) => `${name} ${code}` });

/** Puts names that start with the input, and an exact code, first. */
const filter: typeof matching = (countries, state) => {
  const typed = state.inputValue.trim().toLocaleLowerCase();
  const found = matching(countries, state);
  if (typed === '') return found;
  const begins = ({ name, code }: Country) =>
    name.toLocaleLowerCase().startsWith(typed) || code.toLowerCase() === typed ? 0 : 1;
  return found.toSorted((one, other) => begins(one) - begins(other));
};

/** A searchable country field, loaded by {@link CountryField} on devices with a keyboard. */
export const CountrySearch = ({
  label,
  value,
  onChange,
  onBlur,
  countries,
  preferred = [],
  noneText,
  openText,
  closeText,
  clearText,
  id,
  name,
  error,
  helperText,
  required,
  disabled,
  ref,
}: CountrySearchProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const words = { inputId, error, helperText };
  return (
    <Autocomplete
      id={inputId}
      options={[...countries]}
      value={countries.find(({ code }) => code === value) ?? null}
      onChange={(_event, chosen) => {
        onChange(chosen?.code ?? '');
      }}
      {...(onBlur && { onBlur })}
      getOptionLabel={(country) => country.name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      getOptionKey={(country) => country.code}
      filterOptions={filter}
      disabled={disabled ?? false}
      autoHighlight
      selectOnFocus
      handleHomeEndKeys
      popupIcon={<Icon name="chevronDown" />}
      clearIcon={<Icon name="close" size="1em" />}
      noOptionsText={noneText}
      openText={openText}
      closeText={closeText}
      clearText={clearText}
      renderOption={({ key, ...item }, country) => (
        <li key={key} {...item} data-last-preferred={country.code === preferred.at(-1) || undefined}>
          {country.name}
        </li>
      )}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <FieldShell {...words} label={label}>
          <OutlinedInput
            {...input}
            inputRef={ref}
            slotProps={{ input: { ...htmlInput, ...fieldAria(words), name, required, autoComplete: 'off' } }}
          />
        </FieldShell>
      )}
    />
  );
};
