import type { FundFiles } from '#contract/studio/files.ts';
import type { Facts } from '#tenants/findings.ts';
export const useFacts = (code: string, _files: FundFiles): Facts | null => ({ code });
