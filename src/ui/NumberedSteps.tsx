import { styled } from '@mui/material/styles';

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  color: theme.palette.text.secondary,
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '1.75em 1fr',
    columnGap: theme.spacing(1.25),
    alignItems: 'center',
  },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75em',
    blockSize: '1.75em',
    borderRadius: '50%',
    border: `1px solid ${theme.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& li[aria-current]': { color: theme.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
  '& li[aria-current]::before': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    borderColor: theme.palette.primary.main,
  },
}));

/** Props of {@link NumberedSteps}. */
export type NumberedStepsProps = {
  steps: readonly string[];
  /** The step somebody is at, counted from 0. */
  current?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** What happens one after another, and where in it somebody is. */
export const NumberedSteps = ({ steps, current, ...label }: NumberedStepsProps) => (
  <List {...label}>
    {steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </List>
);
