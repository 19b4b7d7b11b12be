import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Help if something doesn't work, below the form and less prominent. */
export const HelpSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={({ typography, palette }) => ({
        marginBlockStart: 4,
        paddingBlockStart: 3,
        borderBlockStart: `1px solid ${palette.divider}`,
        '& p': { ...typography.body2, color: palette.text.secondary, marginBlock: 1 },
        // A link on its own line is a target of at least 24 px (WCAG 2.5.8).
        '& > a': { display: 'inline-block', paddingBlock: 0.5 },
      })}
    >
      <Typography variant="subtitle1" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Box>
  );
};
