/**
 * Joins consecutive runs of months that are alike.
 *
 * @param isAlike whether two runs differ in nothing but their months
 */
export const joinRuns = <Run extends { readonly months: number }>(
  runs: readonly Run[],
  isAlike: (a: Run, b: Run) => boolean,
): readonly Run[] => {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last !== undefined && isAlike(last, run)) all[all.length - 1] = { ...last, months: last.months + run.months };
    else all.push(run);
  }
  return all;
};
