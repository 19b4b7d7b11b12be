import type { DisabilityAnswer } from '#contract/pages.ts';
import type { Figures } from '#pension/figure-sheet.ts';
import { perMonth } from '#pension/rates.ts';
import { chfOf } from '../boxes.ts';
import { derived, simulation, type PageSource } from './page-parts.ts';
import { riskLines } from './risk-lines.ts';

/** The member's own pension: the one that is paid, else the one that is insured. */
const ownPension = ({ disability, birthDateKnown }: Figures) => {
  const paid = disability.find(({ figure }) => figure === 'disabilityInPayment');
  const line = paid ?? disability.find(({ figure }) => figure === 'disabilityPension');
  if (line === undefined) return birthDateKnown ? ({ kind: 'none', amount: 0 } as const) : null;
  return { kind: paid === undefined ? 'insured' : 'inPayment', amount: perMonth(line.amount) } as const;
};

/** `pages/disability`; a fund that keeps to the specification has nothing to say there. */
export const disabilityPage = (source: PageSource): DisabilityAnswer => {
  const { figures } = source.sheet;
  const own = figures && ownPension(figures);
  if (!source.settings.answersBeyondSpecification) return { disability: null, benefits: [] };
  return {
    ...derived(source, ['disabilityPension', 'disabilityInPayment', 'disabilityChildPension']),
    disability: {
      isVisible: true,
      kind: own?.kind ?? null,
      perMonth: chfOf(own?.amount),
      waitingMonths: own?.kind === 'insured' ? (figures?.waitingMonths ?? null) : null,
    },
    simulation: own && own.kind !== 'none' ? simulation(source, 'protection', 'protectionsimulation') : null,
    benefits: riskLines(source, figures?.disability ?? []),
  };
};
