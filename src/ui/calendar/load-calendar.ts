import type { Locale } from '#kernel/locale.ts';

const wordsOf = {
  'de-CH': () => import('./de-CH.ts'),
  'de-DE': () => import('./de-DE.ts'),
  'en-US': () => import('./en-US.ts'),
  'fr-FR': () => import('./fr-FR.ts'),
  'it-IT': () => import('./it-IT.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
} as const satisfies Record<Locale, unknown>;

/** Loads the calendar and its texts in a language, on demand, because people who type don't need them. */
export const loadCalendar = async (locale: Locale) => {
  const [{ CalendarPopover }, { words }] = await Promise.all([import('./CalendarPopover.tsx'), wordsOf[locale]()]);
  return { Popover: CalendarPopover, words };
};
