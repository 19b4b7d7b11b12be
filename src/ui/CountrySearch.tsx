import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import { useId, type ComponentPropsWithoutRef, type Ref } from 'react';
import type { Country, CountryFieldProps } from './CountryField.tsx';
import { FieldFrame, FieldShell, fieldAria } from './FormField.tsx';
import { Icon } from './Icon.tsx';

/** By name without regard to accents and capitals, or by code; a name that begins with what was typed comes first. */
const matching = createFilterOptions<Country>({ stringify: ({ name, code }) => `${name} ${code}` });

const filter: typeof matching = (countries, state) => {
  const typed = state.inputValue.trim().toLocaleLowerCase();
  const found = matching(countries, state);
  if (typed === '') return found;
  const begins = ({ name, code }: Country) =>
    name.toLocaleLowerCase().startsWith(typed) || code.toLowerCase() === typed ? 0 : 1;
  return found.toSorted((one, other) => begins(one) - begins(other));
};

type Both = readonly [Ref<HTMLInputElement> | undefined, Ref<HTMLInputElement> | undefined];

/** The input that both the list and the form keep hold of. */
const SearchInput = ({ both, ...input }: ComponentPropsWithoutRef<'input'> & { both: Both }) => (
  <input {...input} ref={useForkRef(...both)} />
);

/** A country by typing a part of its name. Loaded by {@link CountryField} where there is a keyboard to type with. */
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
}: CountryFieldProps) => {
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
          <FieldFrame ref={input.ref} className={input.className} onMouseDown={input.onMouseDown}>
            <SearchInput
              {...htmlInput}
              {...fieldAria(words)}
              both={[htmlInput.ref, ref]}
              name={name}
              required={required}
              autoComplete="off"
            />
            {input.endAdornment}
          </FieldFrame>
        </FieldShell>
      )}
    />
  );
};
