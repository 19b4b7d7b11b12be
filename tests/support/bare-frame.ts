import type { FirstFrame } from '#contract/first-frame.ts';

/** A first frame that shows nothing and asks for nothing but its typeface. */
export const bareFrame: FirstFrame = {
  locale: 'de-CH',
  title: '',
  html: '',
  css: '',
  early: [],
  modules: [],
  typeface: '/typefaces/a.woff2',
  picture: null,
};
