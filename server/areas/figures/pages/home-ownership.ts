import type { HomeOwnershipAnswer } from '#contract/pages.ts';
import { homeOrderQuery, type HomeOrder } from '#domain/form-query.ts';
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
  inside,
  simulation,
  type PageSource,
} from './page-parts.ts';

/** What the pension would be if all that is possible were withdrawn today. */
const priceOf = ({ basis, sheet: { figures } }: PageSource) => {
  const price = basis && figures && priceOfWithdrawal(basis, figures.homeOwnership.atMost ?? 0);
  return price && { pensionNow: toChf(price.without), pensionThen: toChf(price.withAll) };
};

/** Where an application is ordered: in the fund's own form for orders, else by a message that names it. */
const orderLink = ({ settings, locale }: PageSource, order: HomeOrder): string =>
  settings.pageLinks.documentordering === undefined
    ? inside('contact', locale) + homeOrderQuery(order)
    : 'documentordering';

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
        isPartlyHeld: figures !== null && figures.disabilityDegree !== null,
      }),
    },
    withdrawalRequest: isOpen
      ? infoBox(
          texts.withdrawalRequest,
          (figures?.homeOwnership.blocked ?? null) === null ? orderLink(source, 'withdrawal') : null,
        )
      : null,
    pledgeRequest: isOpen ? infoBox(texts.pledgeRequest, orderLink(source, 'pledge')) : null,
    simulation: simulation(source, 'homeOwnership', 'homeownershipsimulation'),
    financeExpert: financeExpert(locale),
  };
};
