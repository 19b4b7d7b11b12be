import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useFiles, useFundCode } from '../kernel/use-draft.ts';
import { ReadinessContext } from '../kernel/use-findings.ts';
import { useFacts } from './use-facts.ts';
import { readinessOf } from '#tenants/findings.ts';

/** Works out how ready the draft is, after what is typed is shown. */
export const Readiness = ({ children }: { children: ReactNode }) => {
  const code = useFundCode();
  const files = useDeferredValue(useFiles());
  const facts = useFacts(code);
  const readiness = useMemo(() => (facts === null ? null : readinessOf(files, facts)), [files, facts]);
  return <ReadinessContext value={readiness}>{children}</ReadinessContext>;
};
