import { createContext, useContext } from 'react';
import type { FilePath, Finding, Readiness } from '#tenants/finding.ts';

/** What is known about the draft's readiness; null until it is worked out. */
export const ReadinessContext = createContext<Readiness | null>(null);

export const useReadiness = (): Readiness | null => useContext(ReadinessContext);

const isAt = (finding: Finding, path: FilePath): boolean =>
  path.length <= finding.path.length && path.every((key, index) => String(finding.path[index]) === String(key));

/** The findings about a field, or about what it holds. */
export const useFindingsAt = (path: FilePath): readonly Finding[] =>
  useReadiness()?.findings.filter((finding) => isAt(finding, path)) ?? [];
