import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** Help for the case that something does not go as it should, below the task and quieter than it. */
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
        // A link on a line of its own is a target of its own: at least 24 px high.
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
