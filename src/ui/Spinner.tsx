import CircularProgress from '@mui/material/CircularProgress';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A spinner. `label` is announced; without it the spinner is decorative, next to a text that says the same. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <CircularProgress aria-hidden color="inherit" />
    {label === undefined ? null : <VisuallyHidden as="output">{label}</VisuallyHidden>}
  </>
);
