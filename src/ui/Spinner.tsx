import CircularProgress from '@mui/material/CircularProgress';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Something is under way. `label` is announced; without it the spinner is decoration beside a text that says so. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <CircularProgress aria-hidden color="inherit" />
    {label === undefined ? null : <VisuallyHidden as="output">{label}</VisuallyHidden>}
  </>
);
