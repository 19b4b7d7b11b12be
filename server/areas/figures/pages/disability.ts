import type { DisabilityAnswer } from '#contract/pages.ts';
import { ownDisabilityPension } from '#pension/own-disability-pension.ts';
import { chfOf, sentChildren } from '../boxes.ts';
import { derived, hinted, leaving, latestKept, simulation, type PageSource } from './page-parts.ts';
import { riskLines } from './risk-lines.ts';

/** `pages/disability`; a fund that keeps to the specification has nothing to say there. */
export const disabilityPage = (source: PageSource): DisabilityAnswer => {
  const { figures } = source.sheet;
  const own = figures && ownDisabilityPension(figures);
  if (!source.settings.answersBeyondSpecification) return { disability: null, benefits: [] };
  return {
    ...derived(
      source,
      own?.kind === 'none'
        ? []
        : [
            'disabilityPension',
            'disabilityInPayment',
            'disabilityChildPension',
            'disabilityChildrenPensions',
            'disabilityPensions',
          ],
    ),
    ...hinted(source),
    ...leaving(source),
    ...latestKept(source, { simulator: 'protection', event: 'disability' }),
    disability: {
      isVisible: true,
      kind: own?.kind ?? null,
      perMonth: chfOf(own?.amount),
      children: sentChildren(own?.children ?? null),
      // Both tell the age.
      ...(!source.anonymize && {
        from: own?.kind === 'insured' ? (figures?.disabilityFrom ?? null) : null,
        until: own && own.kind !== 'none' ? (figures?.retirement?.ordinary.date ?? null) : null,
      }),
      ...(own?.kind === 'inPayment' && {
        degree: figures?.disabilityDegree ?? null,
        retirementPerMonth: chfOf(figures?.retirement?.ordinary.pensionPerMonth),
      }),
      waitingMonths: own?.kind === 'insured' || own?.reason ? (figures?.waitingMonths ?? null) : null,
      reason: own?.reason ?? null,
    },
    simulation: own && own.kind !== 'none' ? simulation(source, 'protection', 'protectionsimulation') : null,
    benefits: riskLines(source, figures?.disability ?? []),
  };
};
