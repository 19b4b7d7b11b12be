import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel, { stepLabelClasses } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** From this width on, in CSS pixels, every step has its full name. */
const wholeNamesFrom = 768;

export type HeaderStep = {
  label: string;
  /** A shorter name for narrow screens: one word. */
  shortLabel?: string;
};

type StepsHeaderProps = {
  /** Name of the steps for screen readers. */
  label: string;
  steps: readonly HeaderStep[];
  /** Index of the current step. */
  current: number;
  /** Page of the current step, from 1 on, and how many it has; a step has one page by default. */
  page?: { at: number; of: number };
  /** Says for screen readers where one is, before its name, e.g. "Step 2 of 3:". */
  atText: string;
  /** Said after a completed step, e.g. "done". */
  doneLabel: string;
};

/** MUI's stepper above each page of a flow, with a line that fills from page to page, and shorter names on a phone. */
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
    sx={({ breakpoints }) => ({
      display: 'grid',
      gridAutoFlow: 'column',
      // On a phone as wide as its label, plus an equal share of the remaining width.
      gridAutoColumns: 'auto',
      gap: 1,
      // The lines are level, however long a name is.
      alignItems: 'start',
      marginBlockEnd: 4,
      [breakpoints.up(wholeNamesFrom)]: {
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: 2,
        // Whole names have room below their numbers only.
        ...(steps.some(({ shortLabel }) => shortLabel !== undefined) && {
          marginBlockEnd: 3,
          [`& .${stepLabelClasses.root}`]: { flexDirection: 'column', alignItems: 'flex-start', rowGap: 0.5 },
          // Two lines, because a name that fits in one may take two in bold.
          [`& .${stepLabelClasses.label}`]: { minBlockSize: '2lh' },
        }),
      },
    })}
  >
    {steps.map(({ label: name, shortLabel }, index) => {
      const isCurrent = index === current;
      const isDone = index < current;
      return (
        <Step key={name} aria-current={isCurrent ? 'step' : undefined} sx={{ minInlineSize: 0, padding: 0 }}>
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
            {isCurrent ? <VisuallyHidden>{atText} </VisuallyHidden> : null}
            {shortLabel === undefined ? (
              name
            ) : (
              <>
                <Box
                  component="span"
                  sx={({ breakpoints }) => ({ [breakpoints.down(wholeNamesFrom)]: { display: 'none' } })}
                >
                  {name}
                </Box>
                <Box
                  component="span"
                  sx={({ breakpoints }) => ({
                    whiteSpace: 'nowrap',
                    [breakpoints.up(wholeNamesFrom)]: { display: 'none' },
                  })}
                >
                  {shortLabel}
                </Box>
              </>
            )}
            {isDone ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
          </StepLabel>
        </Step>
      );
    })}
  </Stepper>
);
