import { FormField, type FormFieldProps } from './FormField.tsx';

/** The browser's cross that clears the field is blue in some browsers, whatever the fund's colour. */
const greyCross = { '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' } } as const;

/** A field for searching, without autocorrection. */
export const SearchField = (props: Omit<FormFieldProps, 'type' | 'inputSx'>) => (
  <FormField
    type="search"
    autoComplete="off"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="search"
    inputSx={greyCross}
    {...props}
  />
);
