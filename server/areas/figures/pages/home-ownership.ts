import type { HomeOwnershipPage } from '#contract/pages.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { homeOwnershipBox } from '../boxes.ts';
import { derived, financeExpert, infoBox, simulation, type PageSource } from './page-parts.ts';

/** `pages/homeownership`. */
export const homeOwnershipPage = (source: PageSource): HomeOwnershipPage => {
  const { sheet, locale } = source;
  const { figures } = sheet;
  const texts = pagesTexts(locale);
  return {
    ...derived(source, ['homeOwnership']),
    homeOnwershipBox: {
      isVisible: true,
      ...(figures ? homeOwnershipBox(figures, locale) : { projectedGraph: [] }),
      link: 'homeownershipsimulation',
    },
    fundingRequestBox: infoBox(texts.funding, 'documentordering'),
    mortageRequestBox: infoBox(texts.mortgage, 'documentordering'),
    simulationBox: simulation(locale, 'homeOwnership', 'homeownershipsimulation'),
    financeExpertBox: financeExpert(locale),
  };
};
