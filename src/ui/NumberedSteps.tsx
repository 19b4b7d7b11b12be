import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

type NumberedStepsProps = {
  steps: readonly string[];
  /** The step somebody is at, counted from 0. */
  current?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** What happens one after another, and where in it somebody is. */
export const NumberedSteps = ({ steps, current = -1, ...label }: NumberedStepsProps) => (
  <Stepper orientation="vertical" activeStep={current} connector={null} sx={{ marginBlockStart: 1 }} {...label}>
    {steps.map((step, index) => (
      <Step key={step} aria-current={index === current ? 'step' : undefined}>
        <StepLabel sx={{ padding: '4px 0' }}>{step}</StepLabel>
      </Step>
    ))}
  </Stepper>
);
