import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

type SectionHeadingProps = {
  children: ReactNode;
  id?: string;
  level?: 2 | 3;
  /** The level that it looks like, if not its own: smaller within a box. */
  look?: 2 | 3;
  /** It can be focused by a program: a button elsewhere leads to it. */
  isTarget?: boolean;
};

/** Heading of a section within a page (`h2`, or `h3` inside another section). */
export const SectionHeading = memo(
  ({ children, id, level = 2, look = level, isTarget = false }: SectionHeadingProps) => (
    <Typography
      variant={look === 3 ? 'h3' : 'h2'}
      component={level === 3 ? 'h3' : 'h2'}
      color="textPrimary"
      id={id}
      {...(isTarget && { tabIndex: -1 })}
    >
      {children}
    </Typography>
  ),
);
