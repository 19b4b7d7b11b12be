import { FormField, type FormFieldProps } from './FormField.tsx';

/** A field whose content is read digit by digit: digits of equal width, slightly spaced. */
export const FigureField = (props: FormFieldProps) => (
  <FormField inputSx={{ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' }} {...props} />
);
