import { FormField, type FormFieldProps } from './FormField.tsx';

/** A line of plain text: a name, a street, a town. Nothing is "corrected" on the way, names least of all. */
export const TextField = (props: FormFieldProps) => (
  <FormField type="text" autoCorrect="off" spellCheck={false} {...props} />
);
