import { FormField, type FormFieldProps } from './FormField.tsx';

/** A field whose content is read figure by figure: equally wide digits, a little apart. */
export const FigureField = (props: FormFieldProps) => (
  <FormField inputSx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' }} {...props} />
);
