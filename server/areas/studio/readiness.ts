import type { FundFiles } from '#contract/studio/files.ts';
import type { Readiness } from '#tenants/finding.ts';
import { readinessOf } from '#tenants/findings.ts';
import type { Fund } from '#server/model/funds.ts';
import { findImages } from '#server/store/fund-revisions.ts';
import type { Tx } from '#server/store/store.ts';
import type { StudioServices } from './studio-handler.ts';

/** How ready a fund's files are, by the same rules as in the studio. */
export const readinessOfFund = async (
  _services: StudioServices,
  tx: Tx,
  { fund, files }: { readonly fund: Fund; readonly files: FundFiles },
): Promise<Readiness> => {
  await findImages(tx, fund.tenant.code, Object.values(files.assets));
  return readinessOf(files);
};
