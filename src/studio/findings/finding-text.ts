import { findingSentence } from '#tenants/finding-words.ts';
import type { FundFinding } from '#tenants/finding.ts';
import { useSayIf } from '../kernel/say.ts';

/** A finding's sentence. */
export const useFindingText = (): ((finding: FundFinding) => string) => {
  const say = useSayIf();
  return (finding) => findingSentence(finding, (key, values) => say(key, values) ?? '');
};
