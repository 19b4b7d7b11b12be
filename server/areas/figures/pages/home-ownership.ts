import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { toChf } from '#kernel/money.ts';
import { priceOfWithdrawal } from '#pension/simulation/at-most.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { homeOwnershipBox, openSimulatorLink } from '../boxes.ts';
import { mayBuyIn, mayPayBack, mayTakeOut } from '../open-ways.ts';
import {
  beyond,
  derived,
  hinted,
  leaving,
  latestKept,
  financeExpert,
  infoBox,
  simulation,
  type PageSource,
} from './page-parts.ts';

/** What the pension would be if all that is possible were withdrawn today. */
const priceOf = ({ basis, sheet: { figures } }: PageSource) => {
  const price = basis && figures && priceOfWithdrawal(basis, figures.homeOwnership.atMost ?? 0);
  return price && { pensionNow: toChf(price.without), pensionThen: toChf(price.withAll) };
};

/** `pages/homeownership`. */
export const homeOwnershipPage = (source: PageSource): HomeOwnershipAnswer => {
  const { sheet, locale, anonymize, settings } = source;
  const { figures } = sheet;
  const texts = pagesTexts(locale);
  const isOpen = figures === null || mayTakeOut(figures);
  return {
    ...derived(source, ['homeOwnership']),
    ...hinted(source),
    ...leaving(source),
    ...latestKept(source, { simulator: 'home' }),
    homeOwnership: {
      isVisible: true,
      ...homeOwnershipBox(figures, locale, { anonymize, simulators: settings }),
      link: openSimulatorLink('homeownershipsimulation', figures, settings),
      ...beyond(source, {
        price: priceOf(source),
        mayPayBack: figures !== null && mayPayBack(figures),
        mayBuyIn: figures !== null && mayBuyIn(figures),
      }),
    },
    withdrawalRequest: isOpen
      ? infoBox(texts.withdrawalRequest, (figures?.homeOwnership.blocked ?? null) === null ? 'documentordering' : null)
      : null,
    pledgeRequest: isOpen ? infoBox(texts.pledgeRequest, 'documentordering') : null,
    simulation: simulation(source, 'homeOwnership', 'homeownershipsimulation'),
    financeExpert: financeExpert(locale),
  };
};
