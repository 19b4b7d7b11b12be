import type { BuyInAnswer } from '#contract/pages.ts';
import { toChf, type Centimes } from '#kernel/money.ts';
import { typicalMarginalRate } from '#kernel/typical-marginal-rate.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import { gainOfBuyIn } from '#pension/simulation/at-most.ts';
import { pagesTexts } from '#server/model/texts/pages.ts';
import { buyInBox, openSimulatorLink } from '../boxes.ts';
import {
  beyond,
  derived,
  hinted,
  leaving,
  latestKept,
  financeExpert,
  simulation,
  type PageSource,
} from './page-parts.ts';

const amounts = <Name extends string>(list: readonly { readonly name: Name; readonly amount: Centimes }[]) =>
  list.map(({ name, amount }) => ({ name, amount: toChf(amount) }));

/** Why no buy-in is possible, and the lines from the maximum savings to the possible buy-in. */
const buyInDetails = ({ blocked, lockedUntil, potential }: Figures['buyIn'], { anonymize }: PageSource) => ({
  blocked,
  potential: potential && {
    reductions: amounts(potential.reductions),
    gap: toChf(potential.gap),
    limits: amounts(potential.limits),
  },
  // It is three years after a payment's day.
  capitalLockedUntil: anonymize ? null : lockedUntil,
});

/** What the possible buy-in would bring, if it were paid in today. */
const gainOf = ({ basis, sheet: { figures } }: PageSource) => {
  const gain = basis && figures && gainOfBuyIn(basis, figures.buyIn.atMost ?? 0);
  return (
    gain && {
      pensionPerMonth: toChf(gain.pensionPerMonth),
      tax: gain.tax === null ? null : toChf(gain.tax),
      marginalRate: typicalMarginalRate,
    }
  );
};

/** `pages/buyin`. */
export const buyInPage = (source: PageSource): BuyInAnswer => {
  const { sheet, locale, settings } = source;
  const { figures } = sheet;
  const words = pagesTexts(locale).buyInActions;
  const simulator = openSimulatorLink('buyinsimulation', figures, settings);
  return {
    ...derived(source, ['buyIn']),
    ...hinted(source),
    ...leaving(source),
    ...latestKept(source, { simulator: 'buyIn' }),
    buyIn: { isVisible: true, ...buyInBox(figures, locale, settings) },
    simulation: simulation(source, 'buyIn', 'buyinsimulation'),
    financeExpert: financeExpert(locale),
    buyInActions: {
      isVisible: true,
      title: words.title,
      text: words.text,
      actions: [
        ...(simulator === null ? [] : [{ text: null, link: simulator, linkText: words.simulate }]),
        { text: null, link: 'documentordering', linkText: words.ask },
      ],
    },
    ...(figures && beyond(source, { ...buyInDetails(figures.buyIn, source), gain: gainOf(source) })),
  };
};
