import type { DisabilityAnswer } from '#contract/pages.ts';
import { ownDisabilityPension } from '#pension/own-disability-pension.ts';
import { chfOf } from '../boxes.ts';
import { derived, hinted, simulation, type PageSource } from './page-parts.ts';
import { riskLines } from './risk-lines.ts';

/** `pages/disability`; a fund that keeps to the specification has nothing to say there. */
export const disabilityPage = (source: PageSource): DisabilityAnswer => {
  const { figures } = source.sheet;
  const own = figures && ownDisabilityPension(figures);
  if (!source.settings.answersBeyondSpecification) return { disability: null, benefits: [] };
  return {
    ...derived(
      source,
      own?.kind === 'none' ? [] : ['disabilityPension', 'disabilityInPayment', 'disabilityChildPension'],
    ),
    ...hinted(source),
    disability: {
      isVisible: true,
      kind: own?.kind ?? null,
      perMonth: chfOf(own?.amount),
      waitingMonths: own?.kind === 'insured' || own?.reason ? (figures?.waitingMonths ?? null) : null,
      reason: own?.reason ?? null,
    },
    simulation: own && own.kind !== 'none' ? simulation(source, 'protection', 'protectionsimulation') : null,
    benefits: riskLines(source, figures?.disability ?? []),
  };
};
