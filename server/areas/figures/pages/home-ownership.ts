import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { homeOwnershipBox, openSimulatorLink } from '../boxes.ts';
import { mayTakeOut } from '../open-ways.ts';
import { derived, hinted, financeExpert, infoBox, simulation, type PageSource } from './page-parts.ts';

/** `pages/homeownership`. */
export const homeOwnershipPage = (source: PageSource): HomeOwnershipAnswer => {
  const { sheet, locale, anonymize, settings } = source;
  const { figures } = sheet;
  const texts = pagesTexts(locale);
  const isOpen = figures === null || mayTakeOut(figures);
  return {
    ...derived(source, ['homeOwnership']),
    ...hinted(source),
    homeOwnership: {
      isVisible: true,
      ...homeOwnershipBox(figures, locale, { anonymize, simulators: settings }),
      link: openSimulatorLink('homeownershipsimulation', figures, settings),
    },
    withdrawalRequest: isOpen ? infoBox(texts.withdrawalRequest, 'documentordering') : null,
    pledgeRequest: isOpen ? infoBox(texts.pledgeRequest, 'documentordering') : null,
    simulation: simulation(source, 'homeOwnership', 'homeownershipsimulation'),
    financeExpert: financeExpert(locale),
  };
};
