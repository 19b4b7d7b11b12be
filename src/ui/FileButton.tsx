import Box from '@mui/material/Box';
import MuiButton from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ChangeEvent } from 'react';

type FileButtonProps = {
  /** The words on the button. */
  children: string;
  /** What is announced instead where several buttons have the same words; it begins with them. */
  label?: string | undefined;
  /** The files to choose from, as the `accept` of an input. */
  accept: string;
  /** Id of a text that is announced, too. */
  describedBy?: string | undefined;
  /** A file is being sent: the button keeps the focus, and opens nothing. */
  pending?: boolean;
  onFile: (file: File) => void;
};

/** A button that asks for a file of the device: MUI's, as the label of the browser's own input, which has the focus. */
export const FileButton = ({ children, label, accept, describedBy, pending = false, onFile }: FileButtonProps) => (
  <MuiButton
    component="label"
    // oxlint-disable-next-line jsx-a11y/aria-role -- none, because the input in it is what is pressed
    role={undefined}
    tabIndex={-1}
    variant="outlined"
    size="small"
    startIcon={pending ? <CircularProgress aria-hidden color="inherit" size="1em" /> : null}
  >
    {children}
    <Box
      component="input"
      type="file"
      accept={accept}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      sx={visuallyHidden}
      onClick={(event) => {
        if (pending) event.preventDefault();
      }}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  </MuiButton>
);
