import { firstOfNextMonth } from '#kernel/calendar.ts';
import type { IsoDate } from '#kernel/date.ts';
import { childEntitledUntil, childPaidUntil, isEntitledLonger } from '../entitled-children.ts';
import { perMonth } from '../rates.ts';
import type { DeathBenefits } from '../risk-benefits.ts';
import { childReceiving, others, partnerReceiving } from './receipt.ts';
import type { Receipt } from './receipt.ts';
import type { Scene } from './scene.ts';

/** What each person receives if the member dies. BVG art. 18 to 22. */
export const receiptsIfDead = (
  { record, parametersOn }: Scene,
  on: IsoDate,
  { partnerPerYear, orphanPerYear, lumpSum, beneficiaries }: DeathBenefits,
): readonly Receipt[] => {
  const parameters = parametersOn(on);
  const from = firstOfNextMonth(on);
  const partner = partnerReceiving(record);
  const orphans = record.children.flatMap((child, place): readonly Receipt[] => {
    if (child.birthDate > on || childEntitledUntil(child, parameters) <= on || orphanPerYear === 0) return [];
    return [
      {
        ...childReceiving(child, place),
        what: 'orphanPension',
        amount: perMonth(orphanPerYear),
        from,
        to: childPaidUntil(child, parameters),
        ends: isEntitledLonger(child) ? 'longerChildAge' : 'childAge',
      },
    ];
  });
  const once = { what: 'lumpSum', from: on, to: null, ends: 'once' } as const;
  const sums = beneficiaries
    .filter((person) => person.lumpSum > 0)
    .map((person): Receipt => {
      const child = person.child === null ? undefined : record.children[person.child];
      const who = child === undefined ? partner : childReceiving(child, person.child ?? 0);
      return { ...who, ...once, amount: person.lumpSum };
    });
  const rest = lumpSum - sums.reduce((total, { amount }) => total + amount, 0);
  const pension: readonly Receipt[] =
    partnerPerYear > 0
      ? [
          {
            ...partner,
            what: 'partnerPension',
            amount: perMonth(partnerPerYear),
            from,
            to: null,
            ends: partner.relation === 'cohabitant' ? 'regulations' : 'remarriage',
          },
        ]
      : [];
  return [...pension, ...orphans, ...sums, ...(rest > 0 ? [{ ...others, ...once, amount: rest }] : [])];
};
