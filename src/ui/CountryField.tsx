import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { Country, CountrySearchProps } from './CountrySearch.tsx';
import { SelectField } from './SelectField.tsx';

/** The preferred ones first, then all others by name. */
const arranged = (countries: readonly Country[], preferred: readonly string[]): Country[] => [
  ...preferred.flatMap((wanted) => countries.filter(({ code }) => code === wanted)),
  ...countries.filter(({ code }) => !preferred.includes(code)),
];

/** Props of {@link CountryField}. */
export type CountryFieldProps = CountrySearchProps & {
  /** Called if the search field can't be loaded; the select stays. */
  onLoadFailed: (error: unknown) => void;
};

/**
 * One of about 250 countries. With mouse and keyboard a search field; on a phone the browser's own select, which works
 * better with a thumb and a screen reader. It is also shown until the search field has loaded, or if that fails.
 */
export const CountryField = ({ preferred = [], onLoadFailed, ...props }: CountryFieldProps) => {
  const keyboard = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  const [Search, setSearch] = useState<ComponentType<CountrySearchProps>>();
  const inUse = useRef(false);
  const failed = useEffectEvent(onLoadFailed);
  useEffect(() => {
    if (!keyboard) return undefined;
    let gone = false;
    const load = async () => {
      try {
        const { CountrySearch } = await import('./CountrySearch.tsx');
        // Don't replace the select while it is in use.
        if (!gone && !inUse.current) setSearch(() => CountrySearch);
      } catch (error) {
        failed(error);
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
