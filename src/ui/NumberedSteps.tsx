import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type NumberedStepsProps = {
  steps: readonly string[];
  /** Index of the current step. */
  current?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A numbered list of what to do, one below the other, with the current step marked. */
export const NumberedSteps = ({ steps, current, ...label }: NumberedStepsProps) => (
  <Stack component="ol" spacing={1} sx={{ listStyle: 'none', margin: '12px 0 0', padding: 0 }} {...label}>
    {steps.map((step, index) => (
      <Typography
        key={step}
        component="li"
        variant="body2"
        color={index === current ? 'textPrimary' : 'textSecondary'}
        aria-current={index === current ? 'step' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
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
            inlineSize: '1.75em',
            blockSize: '1.75em',
            border: '1px solid',
            borderRadius: '50%',
            fontVariantNumeric: 'tabular-nums',
            ...(index === current
              ? {
                  color: palette.primary.contrastText,
                  backgroundColor: palette.primary.main,
                  borderColor: palette.primary.main,
                }
              : { borderColor: palette.divider }),
          })}
        >
          {index + 1}
        </Box>
        {step}
      </Typography>
    ))}
  </Stack>
);
