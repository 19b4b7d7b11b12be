import { formatAhvInput } from '#kernel/ahv-number.ts';
import { FigureField } from './FigureField.tsx';
import type { FormFieldProps } from './FormField.tsx';
import { typeInto } from './formatted-input.ts';

/**
 * A Swiss social security number: numeric keypad, the dots come by themselves, a number pasted in any form is shown
 * with its dots. The change handler sees what is shown: 13 digits as 16 characters.
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
