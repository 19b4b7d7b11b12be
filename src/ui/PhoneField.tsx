import { formatPhone } from '#domain/typing.ts';
import { FigureField } from './FigureField.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { enterValue } from './formatted-input.ts';

/**
 * A mobile number with phone keypad and autofill. Formats the number when the field loses focus, not while typing
 * (`079 123 45 67` becomes `+41 79 123 45 67`).
 */
export const PhoneField = ({ onBlur, ...props }: FormFieldProps) => (
  <FigureField
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    {...props}
    onBlur={(event) => {
      enterValue(event.target, formatPhone(event.target.value));
      onBlur?.(event);
    }}
  />
);
