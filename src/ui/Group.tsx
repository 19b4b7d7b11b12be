import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type GroupProps = {
  /** Its name for screen readers; or the id of a text that names it. */
  label?: string;
  labelledBy?: string;
  id?: string;
  hidden?: boolean;
  /** Where what it holds is in a fund's files, so that the studio's findings lead here. */
  'data-path'?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** Controls that belong together. */
export const Group = ({ label, labelledBy, sx = {}, children, ...rest }: GroupProps) => (
  <Box
    component="fieldset"
    aria-label={label}
    aria-labelledby={labelledBy}
    {...rest}
    sx={[{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Box>
);
