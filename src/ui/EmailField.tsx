import { FormField, type FormFieldProps } from './FormField.tsx';

/** An e-mail address: with a suitable keyboard and autofill, without autocorrection. */
export const EmailField = (props: FormFieldProps) => (
  <FormField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...props}
  />
);
