import { FormField, type FormFieldProps } from './FormField.tsx';

/** An e-mail address: the right keyboard, the browser's own list of addresses, and nothing "corrected" on the way. */
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
