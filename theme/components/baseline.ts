import type { PortalComponents } from '../portal-components.ts';
import { white } from '../palette.ts';
import { typefaceFaces } from '../typefaces.ts';

/** Global styles: body, focus, motion, print, high-contrast mode. */
export const baseline: PortalComponents = {
  MuiCssBaseline: {
    styleOverrides: ({ tokens, portalTypeface }) => [
      // Only if the HTML doesn't declare the typeface: declaring it twice makes the text flicker.
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
        // What holds a paragraph sets the room around it.
        p: { margin: 0, textWrap: 'pretty' },
        // Ring and halo contrast with each other, so one of them is visible on any background, even a picture.
        ':focus-visible': {
          outline: `2px solid ${tokens.colour.focus.ring}`,
          outlineOffset: 2,
          boxShadow: `0 0 0 2px ${tokens.colour.focus.halo}`,
        },
        // Headings and regions that are focused on navigation are not controls and need no ring.
        '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
        '::selection': { backgroundColor: tokens.colour.primary.soft, color: tokens.colour.primary.onSoft },
        // Anchors and focused fields must not be hidden by the sticky header (WCAG 2.4.11).
        ':target,input,select,textarea,button,a': { scrollMarginBlock: 96 },
        '@media (prefers-reduced-motion: reduce)': {
          '*,*::before,*::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // With a short duration instead, resizing the window would start transitions of every property.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
        // Forced colours don't draw shadows, so only the outline is left.
        '@media (forced-colors: active)': { ':focus-visible': { outline: '2px solid Highlight', boxShadow: 'none' } },
        '@media print': {
          '@page': { size: 'A4', margin: '14mm 16mm 12mm' },
          // Paper is read from a shorter distance than a screen.
          ':root': { colorScheme: 'light !important', fontSize: '80%' },
          body: { backgroundColor: `${white} !important`, fontSize: '10pt' },
          'h1,h2,h3': { breakAfter: 'avoid' },
          'thead + tbody > tr:first-of-type': { breakBefore: 'avoid' },
          'tr,figure,li': { breakInside: 'avoid' },
          'nav,[data-print="no"]': { display: 'none !important' },
          // An overlay that is printed instead of the page.
          'body:has(> [data-print="alone"])': { overflow: 'visible !important', paddingInline: '0 !important' },
          'body:has(> [data-print="alone"]) > :not([data-print="alone"])': { display: 'none !important' },
        },
      },
    ],
  },
};
