import InputAdornment from '@mui/material/InputAdornment';
import { useRef } from 'react';
import { CloseButton } from './CloseButton.tsx';
import { FormField, type FormFieldProps } from './FormField.tsx';

/** Some browsers show a cross of their own, in their own colour. */
const withoutCross = { '&::-webkit-search-cancel-button': { display: 'none' } } as const;

type SearchFieldProps = Omit<FormFieldProps, 'type' | 'inputSx' | 'endAdornment' | 'ref' | 'value'> & {
  value: string;
  /** Name of the button that clears the field. */
  clearLabel: string;
  onClear: () => void;
};

/** A field for searching, without autocorrection, with a button that clears it. */
export const SearchField = ({ clearLabel, onClear, ...props }: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <FormField
      type="search"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      inputSx={withoutCross}
      ref={input}
      endAdornment={
        props.value === '' ? undefined : (
          <InputAdornment position="end" sx={{ marginInlineEnd: -1.5 }}>
            <CloseButton
              label={clearLabel}
              onClick={() => {
                onClear();
                input.current?.focus();
              }}
            />
          </InputAdornment>
        )
      }
      {...props}
    />
  );
};
