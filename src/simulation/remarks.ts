import type { Changes, SimulationResult } from '#contract/simulations.ts';
import { findingPlace } from '#domain/finding-words.ts';

type Finding = SimulationResult['findings'][number];

/** What law and plan say about some changes. */
type Remarked = { readonly findings: readonly Finding[]; readonly changes: Changes };

/** What is said of some compared scenarios, which are named by their places. */
export type Remarks = {
  readonly of: readonly number[];
  readonly findings: readonly Finding[];
  /** Whether it is all that is said of the present one, which stands above. */
  readonly isAbove: boolean;
};

/** Equal for findings that read the same. */
const keysOf = ({ findings, changes }: Remarked): readonly string[] =>
  findings.map((finding) => JSON.stringify([finding, findingPlace(finding, changes)]));

/**
 * What is said of compared scenarios, each thing once: what several have in common is said of all of them together.
 *
 * @param present the scenario in the fields, whose remarks the page shows further up; null if there is none
 */
export const remarksOf = (compared: readonly Remarked[], present: Remarked | null): readonly Remarks[] => {
  const above = present === null ? null : keysOf(present).toSorted().join('\n');
  const keys = compared.map(keysOf);
  const isAbove = keys.map((own) => own.length > 0 && own.toSorted().join('\n') === above);
  const groups = new Map<string, { of: readonly number[]; findings: readonly Finding[]; isAbove: boolean }>();
  for (const [place, { findings }] of compared.entries()) {
    for (const [at, finding] of findings.entries()) {
      const isSaid = isAbove[place] ?? false;
      const of = keys.flatMap((others, other) =>
        isAbove[other] === isSaid && others.includes(keys[place]?.[at] ?? '') ? [other] : [],
      );
      // Said with the first one that has it.
      if (of[0] !== place) continue;
      const key = `${of.join(' ')} ${isSaid}`;
      groups.set(key, { of, findings: [...(groups.get(key)?.findings ?? []), finding], isAbove: isSaid });
    }
  }
  return [...groups.values()];
};
