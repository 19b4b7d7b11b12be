import type { PensionAt } from '#detail/explain-pension-at.ts';
import type { FoundDerivation } from '#detail/use-explanation.tsx';
import { actionAtom } from '#state/kernel/atoms.ts';

/** How the pension at another age is calculated; what asks for it is loaded by the first question. */
export const explainAtAgeAction = actionAtom(async ({ set }, asked: PensionAt): Promise<FoundDerivation> => {
  const { explainPensionAtAction } = await import('#detail/explain-pension-at.ts');
  return set(explainPensionAtAction, asked);
});
