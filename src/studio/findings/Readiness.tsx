import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { readinessOf } from '#tenants/findings.ts';
import { useStudio } from '../kernel/services.ts';
import { useFiles, useFundCode } from '../kernel/use-draft.ts';
import { ReadinessContext, ReadinessRetryContext } from '../kernel/use-findings.ts';
import { useFacts } from './use-facts.ts';

/** How long somebody may pause before the findings follow, in milliseconds: the preview comes first. */
const afterPause = 200;

/** Works out how ready the draft is, once somebody pauses. */
export const Readiness = ({ children }: { children: ReactNode }) => {
  const { clock } = useStudio();
  const code = useFundCode();
  const now = useFiles();
  const [files, setFiles] = useState(now);
  useEffect(() => clock.after(afterPause, () => startTransition(() => setFiles(now))), [clock, now]);
  const { facts, retry } = useFacts(code);
  const readiness = useMemo(() => (facts === null ? null : readinessOf(files, facts)), [files, facts]);
  return (
    <ReadinessContext value={readiness}>
      <ReadinessRetryContext value={retry}>{children}</ReadinessRetryContext>
    </ReadinessContext>
  );
};
