import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Country, CountryFieldProps } from './CountrySearch.tsx';
import { SelectField } from './SelectField.tsx';

/** The likeliest first, then all others by name. */
const arranged = (countries: readonly Country[], preferred: readonly string[]): Country[] => [
  ...preferred.flatMap((wanted) => countries.filter(({ code }) => code === wanted)),
  ...countries.filter(({ code }) => !preferred.includes(code)),
];

/**
 * One of some 250 countries. With a mouse and keyboard one types a part of the name; a phone shows its own list, which a
 * thumb and a screen reader know, and so does every browser until the search has come, or if it never comes.
 */
export const CountryField = ({ preferred = [], ...props }: CountryFieldProps) => {
  const keyboard = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  const [Search, setSearch] = useState<ComponentType<CountryFieldProps>>();
  const inUse = useRef(false);
  useEffect(() => {
    if (!keyboard) return undefined;
    let gone = false;
    const load = async () => {
      try {
        const { CountrySearch } = await import('./CountrySearch.tsx');
        // Nobody's open list is taken away from under her hand.
        if (!gone && !inUse.current) setSearch(() => CountrySearch);
      } catch {
        // The browser's list stays.
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [keyboard]);

  const countries = arranged(props.countries, preferred);
  if (Search !== undefined) return <Search {...props} countries={countries} preferred={preferred} />;
  const firstOther = countries.find(({ code }) => !preferred.includes(code));
  return (
    <SelectField
      label={props.label}
      value={props.value}
      emptyLabel={props.emptyLabel}
      options={countries.map((country) => ({
        value: country.code,
        label: country.name,
        apart: preferred.length > 0 && country === firstOther,
      }))}
      autoComplete="country"
      error={props.error}
      helperText={props.helperText}
      {...(props.id !== undefined && { id: props.id })}
      {...(props.name !== undefined && { name: props.name })}
      {...(props.required !== undefined && { required: props.required })}
      {...(props.disabled !== undefined && { disabled: props.disabled })}
      {...(props.ref !== undefined && { ref: props.ref })}
      onFocus={() => {
        inUse.current = true;
      }}
      onChange={(event) => {
        props.onChange(event.target.value);
      }}
      onBlur={() => {
        inUse.current = false;
        props.onBlur?.();
      }}
    />
  );
};
