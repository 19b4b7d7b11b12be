import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type NumberedStepsProps = {
  steps: readonly string[];
  /** Index of the current step. */
  current?: number;
  /** Beside each other, above a form, instead of below each other. */
  row?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** A numbered list of steps with the current one marked. */
export const NumberedSteps = ({ steps, current, row = false, ...label }: NumberedStepsProps) => (
  <Stack
    component="ol"
    spacing={1}
    direction={row ? 'row' : 'column'}
    sx={{ listStyle: 'none', margin: row ? '0 0 24px' : '12px 0 0', padding: 0 }}
    {...label}
  >
    {steps.map((step, index) => (
      <Typography
        key={step}
        component="li"
        variant="body2"
        color={index === current ? 'textPrimary' : 'textSecondary'}
        aria-current={index === current ? 'step' : undefined}
        sx={{
          display: 'flex',
          alignItems: row ? 'flex-start' : 'center',
          gap: row ? 0.75 : 1.25,
          ...(row && { flex: 1, flexDirection: 'column', lineHeight: 1.3 }),
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
