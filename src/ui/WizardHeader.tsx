import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** From this width on, in CSS pixels, every step has its full name. */
const wholeNamesFrom = 768;

export type WizardStep = {
  label: string;
  /** A shorter name for narrow screens: one word. */
  shortLabel: string;
};

type WizardHeaderProps = {
  /** Name of the stepper for screen readers. */
  label: string;
  steps: readonly WizardStep[];
  /** Index of the current step. */
  current: number;
  /** Announced after a completed step, e.g. "done". */
  doneLabel: string;
};

/** MUI's stepper with a line above each step, and shorter names on a phone. */
export const WizardHeader = ({ label, steps, current, doneLabel }: WizardHeaderProps) => (
  <Box component="nav" aria-label={label} sx={{ marginBlockEnd: 4 }}>
    <Stepper
      activeStep={current}
      connector={null}
      sx={({ breakpoints }) => ({
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gap: 2,
        // As wide as its label, plus an equal share of the remaining width.
        [breakpoints.down(wholeNamesFrom)]: { gap: 1, gridAutoColumns: 'auto' },
      })}
    >
      {steps.map((step, index) => (
        <Step
          key={step.label}
          aria-current={index === current ? 'step' : undefined}
          sx={({ palette }) => ({
            minInlineSize: 0,
            padding: '12px 0 0',
            borderBlockStart: '3px solid',
            borderColor:
              index === current ? palette.primary.main : index < current ? palette.primary.border : palette.divider,
          })}
        >
          <StepLabel slotProps={{ label: { component: 'div' } }}>
            <Box
              component="span"
              sx={({ breakpoints }) => ({ [breakpoints.down(wholeNamesFrom)]: { display: 'none' } })}
            >
              {step.label}
            </Box>
            <Box
              component="span"
              sx={({ breakpoints }) => ({
                whiteSpace: 'nowrap',
                [breakpoints.up(wholeNamesFrom)]: { display: 'none' },
              })}
            >
              {step.shortLabel}
            </Box>
            {index < current ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  </Box>
);
