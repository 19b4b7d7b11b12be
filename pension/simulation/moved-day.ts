import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from './changes.ts';

/**
 * Changes that were entered on one day, on another day: what was to happen on the day itself happens on the other one.
 * Days that were chosen stay; those that have passed since have their finding.
 */
export const movedDay = (changes: Changes, entered: IsoDate, today: IsoDate): Changes => {
  const { buyIn, home, risk } = changes;
  const moved = (day: IsoDate): IsoDate => (day === entered ? today : day);
  const onMoved = <Part extends { readonly on: IsoDate }>(part: Part | undefined): Part | undefined =>
    part && { ...part, on: moved(part.on) };
  const { withdrawal, pledge, repayment } = home ?? {};
  return {
    ...changes,
    ...(buyIn && { buyIn: { ...buyIn, from: moved(buyIn.from) } }),
    ...(home && {
      home: {
        ...(withdrawal && { withdrawal: onMoved(withdrawal) }),
        ...(pledge && { pledge: onMoved(pledge) }),
        ...(repayment && { repayment: onMoved(repayment) }),
      },
    }),
    ...(risk && { risk: onMoved(risk) }),
  };
};
