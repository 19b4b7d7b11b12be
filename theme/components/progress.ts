import type { PortalComponents } from '../portal-components.ts';
import { voices } from './voices.ts';

/** Linear and circular progress. */
export const progress: PortalComponents = {
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme: { tokens } }) => ({
        height: 6,
        borderRadius: tokens.corner.control,
        variants: voices.map((color) => ({ props: { color }, style: { backgroundColor: tokens.chart.grid } })),
        '@media (forced-colors: active)': {
          border: '1px solid CanvasText',
          '& .MuiLinearProgress-bar': { backgroundColor: 'Highlight' },
        },
      }),
      bar: { borderRadius: 'inherit' },
      dashed: { display: 'none' },
    },
  },
  MuiCircularProgress: {
    // The size of the surrounding text by default.
    defaultProps: { size: '1.25em', thickness: 5 },
  },
};
