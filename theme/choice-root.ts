import type { Theme } from '@mui/material/styles';

/** What checkboxes and radio buttons have in common. */
export const choiceRoot = ({ theme: { tokens, palette } }: { theme: Theme }) => ({
  padding: 4,
  color: tokens.colour.border.control,
  '@media (hover: hover)': { '&:hover': { color: tokens.colour.border.controlHover } },
  '&.Mui-disabled': { color: palette.text.disabled },
  '&:has([aria-invalid="true"])': { color: palette.error.main },
});
