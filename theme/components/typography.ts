import type { PortalComponents } from '../portal-components.ts';

/** Text: elements of our own variants and wrapping. Sizes and weights are in the theme's typography. */
export const typography: PortalComponents = {
  MuiTypography: {
    defaultProps: { variantMapping: { lead: 'p', figure: 'span', cardFigure: 'span' } },
    styleOverrides: {
      root: {
        overflowWrap: 'break-word',
        variants: [
          { props: { variant: 'lead' }, style: { textWrap: 'pretty' } },
          ...(['h1', 'h2', 'h3', 'h4'] as const).map((variant) => ({
            props: { variant },
            style: { textWrap: 'balance' as const },
          })),
          // Long German words must fit the narrowest phones.
          { props: { variant: 'h1' }, style: { '@media (max-width: 359.95px)': { fontSize: '1.5rem' } } },
        ],
      },
    },
  },
};
