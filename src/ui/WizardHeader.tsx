import { styled } from '@mui/material/styles';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** From this width on every step wears its whole name. */
const wholeNamesFrom = 768;

const Place = styled('nav')(({ theme }) => ({ marginBlockEnd: theme.spacing(4) }));

const List = styled('ol')(({ theme, theme: { tokens } }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  color: theme.palette.text.secondary,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minInlineSize: 0,
    paddingBlockStart: theme.spacing(1.5),
    borderBlockStart: `3px solid ${tokens.colour.border.hairline}`,
  },
  '& li[data-done]': { borderBlockStartColor: tokens.colour.primary.border },
  '& li[aria-current]': {
    borderBlockStartColor: tokens.colour.primary.main,
    color: theme.palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
  },
  // As wide as its word needs, and an equal share of what is left.
  [theme.breakpoints.down(wholeNamesFrom)]: { gap: theme.spacing(1), gridAutoColumns: 'auto', '& li': { gap: 6 } },
}));

const Sign = styled('span')(({ theme: { tokens } }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `1px solid ${tokens.colour.border.control}`,
  fontSize: '0.8125rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  '[data-done] > &': {
    color: tokens.colour.primary.main,
    borderColor: tokens.colour.primary.main,
  },
  '[aria-current] > &': {
    color: tokens.colour.primary.on,
    backgroundColor: tokens.colour.primary.main,
    borderColor: tokens.colour.primary.main,
  },
}));

const Whole = styled('span')(({ theme }) => ({
  minInlineSize: 0,
  overflowWrap: 'break-word',
  [theme.breakpoints.down(wholeNamesFrom)]: { display: 'none' },
}));

const Short = styled('span')(({ theme }) => ({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up(wholeNamesFrom)]: { display: 'none' },
}));

/** One step of a {@link WizardHeader}. */
export type WizardStep = {
  label: string;
  /** What it is called where there is little room: one word. */
  shortLabel: string;
};

/** Props of {@link WizardHeader}. */
export type WizardHeaderProps = {
  /** What the steps lead to, for screen readers. */
  label: string;
  steps: readonly WizardStep[];
  /** Index of the step one is at. */
  current: number;
  /** Read out after a step that is behind one, e.g. "done". */
  doneLabel: string;
};

/** Where one is on the way: what is done, what is now, what comes. */
export const WizardHeader = ({ label, steps, current, doneLabel }: WizardHeaderProps) => (
  <Place aria-label={label}>
    <List>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <Sign aria-hidden>{index < current ? <Icon name="check" size="1.125em" /> : index + 1}</Sign>
          <Whole>{step.label}</Whole>
          <Short>{step.shortLabel}</Short>
          {index < current ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
        </li>
      ))}
    </List>
  </Place>
);
