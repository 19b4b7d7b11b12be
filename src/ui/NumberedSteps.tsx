import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

type NumberedStepsProps = {
  steps: readonly string[];
  /** The step somebody is at, counted from 0. */
  current?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** What happens one after another, and where in it somebody is. */
export const NumberedSteps = ({ steps, current, ...label }: NumberedStepsProps) => (
  <List component="ol" {...label}>
    {steps.map((step, index) => (
      <ListItem
        key={step}
        disableGutters
        aria-current={index === current ? 'step' : undefined}
        sx={{
          gap: 1.25,
          paddingBlock: 0.5,
          typography: 'body2',
          color: index === current ? 'text.primary' : 'text.secondary',
          fontWeight: index === current ? 'fontWeightMedium' : undefined,
        }}
      >
        <Box
          component="span"
          aria-hidden
          sx={({ palette }) => ({
            flex: 'none',
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            inlineSize: '1.75em',
            blockSize: '1.75em',
            fontVariantNumeric: 'tabular-nums',
            ...(index === current
              ? { color: palette.primary.contrastText, backgroundColor: palette.primary.main }
              : { color: 'inherit', backgroundColor: 'transparent', border: `1px solid ${palette.divider}` }),
          })}
        >
          {index + 1}
        </Box>
        {step}
      </ListItem>
    ))}
  </List>
);
