import type { UnpaidLeaveAnswer } from '#contract/pages.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import { pagesTexts, type PagesTexts } from '#server/model/texts/pages.ts';
import { chfOf } from '../boxes.ts';
import { beyond, derived, hinted, latestKept, simulation, type PageSource } from './page-parts.ts';

const leaveDetails = (leave: NonNullable<Figures['unpaidLeave']>, texts: PagesTexts) => ({
  covers: leave.covers.map(({ cover, perMonth, figure }) => ({
    cover,
    label: texts.cover[cover],
    amount: chfOf(perMonth),
    figure,
  })),
  freeMonths: leave.freeMonths,
  atMostMonths: leave.atMostMonths,
  bringsDisability: leave.bringsDisability,
});

/** `pages/unpaidvacation`. */
export const unpaidLeavePage = (source: PageSource): UnpaidLeaveAnswer => {
  const { sheet, settings, locale } = source;
  const texts = pagesTexts(locale);
  // What the card hides or announces, its page doesn't say either.
  const leave = settings.dashboardBoxes.unpaidLeave === undefined ? (sheet.figures?.unpaidLeave ?? null) : null;
  const drawsDisabilityPension = sheet.figures?.disability.some(({ figure }) => figure === 'disabilityInPayment');
  return {
    ...derived(
      source,
      leave === null ? [] : ['unpaidLeave', 'unpaidLeaveFull', 'unpaidLeaveRiskOnly', 'unpaidLeaveNone'],
    ),
    ...hinted(source),
    ...latestKept(source, { simulator: 'leave' }),
    unpaidLeave: { isVisible: true, amount: chfOf(leave?.perMonth) },
    simulation: leave && simulation(source, 'unpaidLeave', 'leavesimulation'),
    ...(leave && beyond(source, { ...leaveDetails(leave, texts), drawsDisabilityPension })),
    actions: {
      isVisible: leave !== null,
      title: texts.unpaidLeave.title,
      text: texts.unpaidLeave.text,
      actions: [{ text: null, link: 'documentordering', linkText: texts.unpaidLeave.linkText }],
    },
  };
};
