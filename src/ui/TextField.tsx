import { FormField, type FormFieldProps } from './FormField.tsx';

/** A line of plain text, such as a name or a street, without autocorrection. */
export const TextField = (props: FormFieldProps) => (
  <FormField type="text" autoCorrect="off" spellCheck={false} {...props} />
);
