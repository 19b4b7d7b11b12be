import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from './Icon.tsx';
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
  /** Says for screen readers where one is, e.g. "Step 2 of 3". */
  atText: string;
  /** Said after a completed step, e.g. "done". */
  doneLabel: string;
};

/**
 * The steps of a flow above each of its pages: a line that fills from page to page, a number or a tick, a name. Not MUI's
 * stepper, which weighs more than the login page that it would stand on.
 */
export const StepsHeader = ({
  label,
  steps,
  current,
  page = { at: 1, of: 1 },
  atText,
  doneLabel,
}: StepsHeaderProps) => (
  <Box
    component="ol"
    aria-label={label}
    sx={({ breakpoints }) => ({
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: 2,
      margin: '0 0 32px',
      padding: 0,
      listStyle: 'none',
      // As wide as its label, plus an equal share of the remaining width.
      [breakpoints.down(wholeNamesFrom)]: { gap: 1, gridAutoColumns: 'auto' },
    })}
  >
    {steps.map(({ label: name, shortLabel }, index) => {
      const isCurrent = index === current;
      const isDone = index < current;
      return (
        <Typography
          key={name}
          component="li"
          variant="body2"
          aria-current={isCurrent ? 'step' : undefined}
          color={isCurrent ? 'textPrimary' : 'textSecondary'}
          sx={{ minInlineSize: 0, fontWeight: isCurrent ? 'fontWeightMedium' : undefined }}
        >
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
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
                ...(isCurrent || isDone
                  ? {
                      color: palette.primary.contrastText,
                      backgroundColor: palette.primary.main,
                      borderColor: palette.primary.main,
                    }
                  : { borderColor: palette.divider }),
              })}
            >
              {isDone ? <Icon name="check" /> : index + 1}
            </Box>
            <div>
              {isCurrent ? <VisuallyHidden>{atText}: </VisuallyHidden> : null}
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
            </div>
          </Box>
        </Typography>
      );
    })}
  </Box>
);
