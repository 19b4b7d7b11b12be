import { law, onDay, percent, years } from '../calculation.ts';
import type { Quantity } from '../calculation.ts';
import { disabilityBeginsTooLate } from '../disability-begin.ts';
import { disabilityShare, leastRevised, revisedDegree } from '../disability-share.ts';
import { disabilityShareOn, presentDegree } from '../insured-person.ts';
import { partnerRefusal } from '../risk-benefits.ts';
import { afterRetirement, type Finding } from './finding.ts';
import type { Scene } from './scene.ts';

/** Degree of disability in percent from which a pension is paid. BVG art. 23. */
const LEAST_DEGREE = 40;

/** What law and plan say about a death or a disability on a day. BVG art. 20a, 23, 24b, 26. */
export const riskFindings = ({ changes: { risk }, record, parametersOn, steps }: Scene): readonly Finding[] => {
  if (risk === undefined) return [];
  const place = { about: 'risk', on: risk.on } as const;
  if (risk.event === 'disability') {
    const end = steps[0]?.date;
    if (end !== undefined && risk.on >= end) {
      const inputs = [onDay('drawnFrom', end)];
      return [{ ...afterRetirement, ...place, inputs }];
    }
    const { degree = 100 } = risk;
    const present = presentDegree(record, risk.on);
    if (degree < present) {
      const inputs = [percent('disabilityDegree', present)];
      return [{ rule: 'degreeBelowPresent', severity: 'broken', ...place, inputs }];
    }
    if (degree > present && revisedDegree(present, degree) === present) {
      const inputs = [percent('disabilityDegree', present), percent('atLeast', leastRevised(present))];
      return [{ rule: 'degreeNotRevised', severity: 'note', ...place, law: law('BVG', '24b'), inputs }];
    }
    if (disabilityShare(degree) > 0) {
      // A running pension goes on.
      const isPaid = disabilityShareOn(record, risk.on) > 0;
      if (isPaid || !disabilityBeginsTooLate(record, parametersOn(risk.on), risk.on)) return [];
      const article = law('BVG', '26');
      return [{ rule: 'waitingEndsTooLate', severity: 'note', ...place, law: article, plan: 'disability', inputs: [] }];
    }
    const inputs = [percent('disabilityDegree', degree), percent('atLeast', LEAST_DEGREE)];
    const article = law('BVG', '23');
    return [{ rule: 'degreeTooLow', severity: 'note', ...place, law: article, inputs }];
  }
  const refused = partnerRefusal(record, parametersOn(risk.on), risk.on);
  if (refused === null || refused === 'noPartner') return [];
  const { yearsOfSharedHousehold } = parametersOn(risk.on).survivors.cohabitingPartner ?? {};
  const inputs: readonly Quantity[] =
    refused === 'householdTooShort' && yearsOfSharedHousehold !== undefined && record.partner
      ? [onDay('from', record.partner.since), years('atLeast', yearsOfSharedHousehold)]
      : [];
  const article = law('BVG', '20a', { paragraph: '1' });
  const rule = {
    notOffered: 'partnerNotOffered',
    notDeclared: 'partnerNotDeclared',
    householdTooShort: 'householdTooShort',
  } as const;
  return [{ rule: rule[refused], severity: 'risk', ...place, law: article, plan: 'survivors', inputs }];
};
