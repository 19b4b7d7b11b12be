import type { GlobalSettings } from '#contract/settings.ts';
import { musterFund, musterMember } from './muster-fund.ts';
import { openPortal, type OpenPortal, type OpenPortalOptions } from './open-portal.tsx';
import { fundScript, ok, scriptedProvider, type Script } from './scripted-provider.ts';

type MusterOptions = Partial<OpenPortalOptions> & { readonly fund?: GlobalSettings };

/** Opens a page of the fund `musterfund` as a logged-in member, with a provider that follows a script. */
export const openMuster = (
  page: string,
  script: Script,
  { fund = musterFund(), ...options }: MusterOptions = {},
): Promise<OpenPortal> =>
  openPortal(`/musterfund/${page}`, {
    fetch: scriptedProvider({ ...fundScript(fund), userInfo: ok(musterMember), ...script }),
    ...options,
  });
