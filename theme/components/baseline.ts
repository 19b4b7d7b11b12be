import type { PortalComponents } from '../portal-components.ts';
import { white } from '../palette.ts';
import { typefaceFaces } from '../typefaces.ts';

/** Ground rules of every page: body, links, focus, print, high-contrast mode. */
export const baseline: PortalComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ tokens, portalTypeface }) => [
      // Only where the HTML did not bring the typeface itself: declaring a face twice makes the text flicker.
      portalTypeface === undefined
        ? []
        : typefaceFaces(portalTypeface.name, portalTypeface.base).map((face) => ({ '@font-face': face })),
      {
        ':root': { colorScheme: tokens.mode, accentColor: tokens.colour.primary.main },
        html: { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' },
        body: {
          backgroundColor: tokens.colour.surface.page,
          color: tokens.colour.text.primary,
          fontSynthesis: 'none',
          fontVariantNumeric: 'tabular-nums lining-nums',
          textRendering: 'optimizeLegibility',
          overflowWrap: 'break-word',
        },
        'h1,h2,h3,h4': { textWrap: 'balance', hyphens: 'manual' },
        p: { textWrap: 'pretty' },
        // Ring and halo contrast with each other, so one of them shows on any ground, pictures included.
        ':focus-visible': {
          outline: `2px solid ${tokens.colour.focus.ring}`,
          outlineOffset: 2,
          boxShadow: `0 0 0 2px ${tokens.colour.focus.halo}`,
        },
        // Headings and regions that take the focus on navigation are no controls and need no ring.
        '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
        '::selection': { backgroundColor: tokens.colour.primary.soft, color: tokens.colour.primary.onSoft },
        // Anchors and focused fields must not hide beneath the sliding header (WCAG 2.4.11).
        ':target,input,select,textarea,button,a': { scrollMarginBlock: 96 },
        '@media (prefers-reduced-motion: reduce)': {
          '*,*::before,*::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // A short duration instead would set every property of everything in motion whenever the window's width changes.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
        // Where the system replaces all colours a shadow is not drawn; the outline alone must do.
        '@media (forced-colors: active)': { ':focus-visible': { outline: '2px solid Highlight', boxShadow: 'none' } },
        '@media print': {
          '@page': { size: 'A4', margin: '18mm 16mm' },
          // Letters on paper are read from nearer than on a screen.
          ':root': { colorScheme: 'light !important', fontSize: '80%' },
          body: { backgroundColor: `${white} !important`, fontSize: '10pt' },
          'h1,h2,h3': { breakAfter: 'avoid' },
          'tr,figure,li': { breakInside: 'avoid' },
          'nav,[data-print="no"]': { display: 'none !important' },
          // What stands over the page and prints as a sheet of its own.
          'body:has(> [data-print="alone"])': { overflow: 'visible !important', paddingInline: '0 !important' },
          'body:has(> [data-print="alone"]) > :not([data-print="alone"])': { display: 'none !important' },
        },
      },
    ],
  },
};
