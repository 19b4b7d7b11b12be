import { createContext, useContext } from 'react';
import type { FilePath, FindingKey, FundFinding, Readiness, StudioSection } from '#tenants/finding.ts';
import { pathName } from './paths.ts';
import type { Retry } from './use-answer.ts';
import { useOfferedLanguages } from './use-languages.ts';

/** What is known about the draft's readiness; null until it is worked out. */
export const ReadinessContext = createContext<Readiness | null>(null);

/** What checks the draft again; null unless that has failed. */
export const ReadinessRetryContext = createContext<Retry | null>(null);

/** Checks the draft again, where what decides on its readiness could not be loaded; else null. */
export const useReadinessRetry = (): Retry | null => useContext(ReadinessRetryContext);

/** How ready the draft is; null until that is worked out. */
export const useReadiness = (): Readiness | null => useContext(ReadinessContext);

const isAt = (finding: FundFinding, path: FilePath): boolean =>
  path.length <= finding.path.length && path.every((key, index) => String(finding.path[index]) === String(key));

/** The findings about a field, or about what it holds. */
export const useFindingsAt = (path: FilePath): readonly FundFinding[] =>
  useReadiness()?.findings.filter((finding) => isAt(finding, path)) ?? [];

/** The findings about what holds several fields, as a whole. */
export const useFindingsOf = (path: FilePath): readonly FundFinding[] =>
  useReadiness()?.findings.filter((finding) => pathName(finding.path) === pathName(path)) ?? [];

/** What is said about files that no field of the editor shows: all that can be done is to take them out. */
const withoutField: ReadonlySet<string> = new Set<FindingKey>([
  'unknownSetting',
  'imageUnused',
  'languageNotOffered',
  'bannerNotOffered',
  'contentUnknownPage',
  'contentUnknownKey',
  'contentNotOffered',
]);

/** The findings of a section that belong to no field of it, such as those about a language that isn't offered. */
export const useFindingsWithoutField = (section: StudioSection): readonly FundFinding[] => {
  const offered = useOfferedLanguages();
  return (
    useReadiness()?.findings.filter(
      (finding) =>
        finding.section === section &&
        (withoutField.has(finding.key) || (finding.locale !== null && !offered.includes(finding.locale))),
    ) ?? []
  );
};
