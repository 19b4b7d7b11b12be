import { styled } from '@mui/material/styles';
import { FormField } from './FormField.tsx';

/** A field whose content is read figure by figure: equally wide digits, a little apart. */
export const FigureField = styled(FormField)({
  '& input': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' },
});
