import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** From this width on every step has its whole name. */
const wholeNamesFrom = 768;

export type WizardStep = {
  label: string;
  /** Its name where there is little room: one word. */
  shortLabel: string;
};

type WizardHeaderProps = {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly WizardStep[];
  /** Index of the step one is at. */
  current: number;
  /** Read out after a step that is behind one, e.g. "done". */
  doneLabel: string;
};

/** Where one is on the way: MUI's stepper, each step below a line of its own, its name shortened on a phone. */
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
        // As wide as its word needs, and an equal share of what is left.
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
