import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type StepsHeaderProps = {
  /** Name of the steps for screen readers. */
  label: string;
  /** What each step is called: a word or two, because it stands in a narrow panel even on a wide screen. */
  steps: readonly string[];
  /** Index of the current step. */
  current: number;
  /** Page of the current step, from 1 on, and how many it has; a step has one page by default. */
  page?: { at: number; of: number };
  /** Says for screen readers where one is, e.g. "Step 2 of 3". */
  atText: string;
  /** Said after a completed step, e.g. "done". */
  doneLabel: string;
};

/** MUI's stepper above each page of a flow, with a line that fills from page to page. */
export const StepsHeader = ({
  label,
  steps,
  current,
  page = { at: 1, of: 1 },
  atText,
  doneLabel,
}: StepsHeaderProps) => (
  <Stepper
    aria-label={label}
    activeStep={current}
    connector={null}
    sx={{
      display: 'grid',
      gridAutoFlow: 'column',
      // As wide as its label, plus an equal share of the remaining width.
      gridAutoColumns: 'auto',
      gap: 1,
      // The lines are level, however long a name is.
      alignItems: 'start',
      marginBlockEnd: 4,
    }}
  >
    {steps.map((name, index) => {
      const isCurrent = index === current;
      const isDone = index < current;
      return (
        <Step key={name} aria-current={isCurrent ? 'step' : undefined} sx={{ padding: 0 }}>
          <Box
            aria-hidden
            sx={({ palette }) => ({
              blockSize: 3,
              marginBlockEnd: 1.5,
              backgroundColor: isDone ? palette.primary.border : palette.divider,
            })}
          >
            {isCurrent ? (
              <Box
                style={{ inlineSize: `${(page.at / page.of) * 100}%` }}
                sx={({ palette }) => ({ blockSize: '100%', backgroundColor: palette.primary.main })}
              />
            ) : null}
          </Box>
          <StepLabel slotProps={{ label: { component: 'div' } }}>
            {isCurrent ? <VisuallyHidden>{atText}: </VisuallyHidden> : null}
            {name}
            {isDone ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
          </StepLabel>
        </Step>
      );
    })}
  </Stepper>
);
