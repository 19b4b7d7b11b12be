import type { IsoDate } from '#kernel/date.ts';
import type { Changes } from './changes.ts';

/**
 * Changes that were entered on one day, on another day: what was to happen on the day itself happens on the other one.
 * Days that were chosen stay; those that have passed since have their finding.
 */
export const movedDay = (changes: Changes, entered: IsoDate, today: IsoDate): Changes => {
  const { buyIn, home, savings, risk } = changes;
  const moved = (day: IsoDate): IsoDate => (day === entered ? today : day);
  const onMoved = <Part extends { readonly on: IsoDate }>(part: Part): Part => ({ ...part, on: moved(part.on) });
  const fromMoved = <Part extends { readonly from: IsoDate }>(part: Part): Part => ({
    ...part,
    from: moved(part.from),
  });
  const { withdrawal, pledge, repayment } = home ?? {};
  const { option, salary, workload } = savings ?? {};
  return {
    ...changes,
    ...(buyIn && { buyIn: fromMoved(buyIn) }),
    ...(home && {
      home: {
        ...(withdrawal && { withdrawal: onMoved(withdrawal) }),
        ...(pledge && {
          pledge: { ...onMoved(pledge), ...(pledge.realisedOn && { realisedOn: moved(pledge.realisedOn) }) },
        }),
        ...(repayment && { repayment: onMoved(repayment) }),
      },
    }),
    ...(savings && {
      savings: {
        // An option begins with a year.
        ...(option && { option }),
        ...(salary && { salary: fromMoved(salary) }),
        ...(workload && { workload: fromMoved(workload) }),
      },
    }),
    ...(risk && { risk: onMoved(risk) }),
  };
};
