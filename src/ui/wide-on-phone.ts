import type { Theme } from '@mui/material/styles';

/** On a phone the buttons of a card are as wide as the card: side by side at their own widths they look like an accident. */
export const wideOnPhone = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '& :is(.MuiButton-contained, .MuiButton-outlined):not(.MuiButton-sizeSmall)': { inlineSize: '100%' },
  },
});
