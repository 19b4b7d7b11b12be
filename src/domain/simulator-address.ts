import { isLinkedSimulator, type LinkedSimulator } from '#contract/page-links.ts';
import type { RouteKey } from '#contract/route-words.ts';
import { defaultLocale, isLocale, type Locale } from '#kernel/locale.ts';

/** The parts of the address of a simulator that stands alone. */
export type SimulatorAddress = {
  readonly fund: string;
  /** The language in the address if it is supported, else de-CH. */
  readonly locale: Locale;
  /** Which simulator, as written. */
  readonly word: string;
};

/** The canonical path of a simulator that stands alone. */
export const simulatorPath = ({ fund, locale, word }: SimulatorAddress): string =>
  `/simulators/${fund}/${locale}/${word}`;

/** Reads `/simulators/{fund}/{language}/{name}`; null for any other path. `name` is null if there is no such simulator. */
export const readSimulatorPath = (
  path: string,
): (SimulatorAddress & { readonly name: LinkedSimulator | null }) | null => {
  const [, code, language, word] = /^\/simulators\/([\w-]+)\/([\w-]+)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (code === undefined || word === undefined) return null;
  return {
    fund: code.toLowerCase(),
    locale: isLocale(language) ? language : defaultLocale,
    word,
    name: isLinkedSimulator(word) ? word : null,
  };
};

/** The page of the portal on a simulator's subject. */
export const pageOfSimulator = {
  buyinsimulation: 'buy-in',
  retirementsimulation: 'retirement',
  homeownershipsimulation: 'home-ownership',
  additionalsavingssimulation: 'additional-savings',
  protectionsimulation: 'death-benefit',
  leavesimulation: 'unpaid-leave',
} as const satisfies Record<LinkedSimulator, RouteKey>;
