import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

/** A remark in small type. */
export const Fineprint = memo(({ children }: { children: ReactNode }) => (
  <Typography
    variant="body2"
    color="textSecondary"
    sx={{
      marginBlockStart: 2,
      maxInlineSize: '80ch',
      textWrap: 'pretty',
      // A link on its own line is a target of at least 24 px (WCAG 2.5.8).
      '& a': { display: 'inline-block', paddingBlock: 0.5 },
    }}
  >
    {children}
  </Typography>
));
