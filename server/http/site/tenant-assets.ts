import { join } from 'node:path';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import { imagePolicy } from '#server/kernel/content-security-policy.ts';
import type { Reply } from '#server/kernel/reply.ts';
import type { Funds } from '#server/model/funds.ts';
import { createStaticFiles, immutable, type StaticFiles } from './static-files.ts';

/** Answers `/tenant-assets/<code>/<file>`; null for files that no fund's folder lists. */
export type TenantAssets = (request: Request, pathname: string) => Promise<Reply | null>;

/**
 * A fund's images, only those listed in the folder's `assets/`. With the right `?v=` an image is cached for a year,
 * without it for five minutes. Portals on other origins may show them, so they are readable across origins. The images
 * of the `keep` most recently requested funds stay in memory.
 */
export const createTenantAssets = ({
  root,
  funds,
  keep = 200,
}: {
  readonly root: string;
  readonly funds: Funds;
  readonly keep?: number;
}): TenantAssets => {
  const folders = boundedCache<StaticFiles>(keep);
  return async (request, pathname) => {
    const [, code, file] = /^\/tenant-assets\/([a-z0-9-]+)\/([a-z0-9][a-z0-9._-]*)$/.exec(pathname) ?? [];
    if (code === undefined || file === undefined) return null;
    const fund = await funds.find(code);
    if (fund === null || !fund.tenant.assets.includes(file)) return null;
    const files = await folders.obtain(code, () => createStaticFiles(join(root, code, 'assets')));
    const { pathname: current, searchParams } = new URL(funds.assetUrl(code, file), 'http://provider');
    const isCurrent = current === pathname && searchParams.get('v') === new URL(request.url).searchParams.get('v');
    return files.answer(request, file, {
      'content-security-policy': imagePolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isCurrent ? immutable : 'public, max-age=300',
    });
  };
};
