import type { FundFiles } from '#contract/studio/files.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { FundFinding, Readiness } from '#tenants/finding.ts';
import { settledAs, settledName, settledPath } from '#tenants/settled.ts';
import { valueAt, withValue } from '../kernel/paths.ts';

/**
 * The files, with a finding left as it is. What they left before stays as long as it is found and looks as it did then.
 *
 * @param known what was found last, perhaps before the last press: the files say what has been left since
 */
export const settleFinding = (files: FundFiles, finding: FundFinding, known: Readiness): FundFiles => {
  const left = valueAt(files, settledPath);
  const found = [...known.findings, ...known.settled].map(
    (each) => [settledName(each), settledAs(each, files)] as const,
  );
  const kept = found.filter(([name, seen]) => isRecord(left) && left[name] === seen);
  return withValue(
    files,
    settledPath,
    Object.fromEntries([...kept, [settledName(finding), settledAs(finding, files)]]),
  );
};
