import { findingSentence } from '#tenants/finding-words.ts';
import type { Finding } from '#tenants/finding.ts';
import { useSayIf } from '../kernel/say.ts';

/** A finding's sentence. */
export const useFindingText = (): ((finding: Finding) => string) => {
  const say = useSayIf();
  return (finding) => findingSentence(finding, (key, values) => say(key, values) ?? '');
};
