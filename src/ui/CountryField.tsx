import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { SelectField } from './SelectField.tsx';

/** A country by its ISO 3166 code (two letters) and its name in the page's language. */
export type Country = { readonly code: string; readonly name: string };

/** Props of {@link CountryField}; with react-hook-form it stands in a `Controller`. */
export type CountryFieldProps = {
  label: ReactNode;
  /** The chosen country's code; empty while there is none. */
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  /** In the order of their names. */
  countries: readonly Country[];
  /** Codes of those that come first, the likeliest at the top. */
  preferred?: readonly string[];
  /** What stands there while nothing is chosen. */
  emptyLabel: string;
  /** Said when no country matches what was typed. */
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
