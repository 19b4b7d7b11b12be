import type { PortalComponents } from '../portal-components.ts';
import { floating } from './paper.ts';

/** Autocompletes: the field's popup, options and buttons. */
export const autocomplete: PortalComponents = {
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme: { tokens } }) => ({ ...floating(tokens), marginBlock: 4 }),
      // The text begins where that of other fields does.
      inputRoot: { paddingBlock: 0, paddingInlineStart: 11 },
      option: ({ theme: { tokens, palette, typography } }) => ({
        minHeight: tokens.density.controlSmall,
        '&.Mui-focused': { backgroundColor: palette.action.hover },
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
          backgroundColor: palette.action.selected,
          fontWeight: typography.fontWeightMedium,
        },
        '&[data-last-preferred]': { borderBottom: `1px solid ${palette.divider}` },
      }),
      noOptions: ({ theme: { palette } }) => ({ color: palette.text.secondary }),
      groupLabel: { lineHeight: '2.5rem', backgroundColor: 'inherit' },
      endAdornment: { right: 8, display: 'flex' },
      clearIndicator: { width: 32, height: 32 },
      popupIndicator: { width: 32, height: 32 },
    },
  },
};
