import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { homeOwnershipBox } from '../boxes.ts';
import { derived, financeExpert, infoBox, simulation, type PageSource } from './page-parts.ts';

/** `pages/homeownership`. */
export const homeOwnershipPage = (source: PageSource): HomeOwnershipAnswer => {
  const { sheet, locale, anonymize, settings } = source;
  const { figures } = sheet;
  const texts = pagesTexts(locale);
  return {
    ...derived(source, ['homeOwnership']),
    homeOwnership: { isVisible: true, ...homeOwnershipBox(figures, locale, { anonymize, simulators: settings }) },
    withdrawalRequest: infoBox(texts.withdrawalRequest, 'documentordering'),
    pledgeRequest: infoBox(texts.pledgeRequest, 'documentordering'),
    simulation: simulation(source, 'homeOwnership', 'homeownershipsimulation'),
    financeExpert: financeExpert(locale),
  };
};
