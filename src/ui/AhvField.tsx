import { formatAhvInput } from '#kernel/ahv-number.ts';
import { FigureField } from './FigureField.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { typeInto } from './formatted-input.ts';

/**
 * A Swiss social security number with numeric keypad: inserts the dots while typing and formats a pasted number.
 * The change handler gets the formatted value: 13 digits as 16 characters.
 */
export const AhvField = ({ onChange, ...props }: FormFieldProps) => (
  <FigureField
    type="text"
    inputMode="numeric"
    autoComplete="off"
    {...props}
    onChange={(event) => {
      typeInto(event.target, formatAhvInput);
      onChange?.(event);
    }}
  />
);
