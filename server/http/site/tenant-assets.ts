import { join } from 'node:path';
import { boundedCache } from '#server/kernel/bounded-cache.ts';
import { imagePolicy } from '#server/kernel/content-security-policy.ts';
import type { HeaderRecord, Reply } from '#server/kernel/reply.ts';
import type { Funds } from '#server/model/funds.ts';
import {
  answerFile,
  createStaticFiles,
  immutable,
  servedFile,
  sizeOf,
  type ServedFile,
  type StaticFiles,
} from './static-files.ts';

/** Answers `/tenant-assets/<code>/<file>`; null for files that no fund has. */
export type TenantAssets = (request: Request, pathname: string) => Promise<Reply | null>;

/**
 * A fund's images, only those in its folder's `assets/` or those that its studio has published. With the right `?v=` an
 * image is cached for a year, without it for five minutes. Portals on other origins may show them, so they are readable
 * across origins. The images of the `keep` most recently requested funds stay in memory, and of published ones as many
 * as weigh `publishedBytes`.
 */
export const createTenantAssets = ({
  root,
  funds,
  keep = 200,
  publishedBytes = 32_000_000,
}: {
  readonly root: string;
  readonly funds: Funds;
  readonly keep?: number;
  readonly publishedBytes?: number;
}): TenantAssets => {
  const folders = boundedCache<StaticFiles>(keep);
  const published = boundedCache<ServedFile | null>(
    publishedBytes,
    (image) => image !== null,
    (image) => (image === null ? 0 : sizeOf(image)),
  );
  return async (request, pathname) => {
    const [, code, file] = /^\/tenant-assets\/([a-z0-9-]+)\/([a-z0-9][a-z0-9._-]*)$/.exec(pathname) ?? [];
    if (code === undefined || file === undefined) return null;
    const fund = await funds.find(code);
    if (fund === null || !fund.tenant.assets.includes(file)) return null;
    const { pathname: current, searchParams } = new URL(funds.assetUrl(code, file), 'http://provider');
    const isCurrent = current === pathname && searchParams.get('v') === new URL(request.url).searchParams.get('v');
    const headers: HeaderRecord = {
      'content-security-policy': imagePolicy,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': isCurrent ? immutable : 'public, max-age=300',
    };
    const hash = fund.images?.get(file);
    if (hash !== undefined) {
      // By its hash, because another image may have been published under this name meanwhile.
      const image = await published.obtain(`${code}/${hash}`, async () => {
        const bytes = await funds.readImage(code, hash);
        return bytes === null ? null : servedFile(file, new Uint8Array(bytes));
      });
      return image === null ? null : answerFile(request, image, headers);
    }
    const files = await folders.obtain(code, () => createStaticFiles(join(root, code, 'assets')));
    return files.answer(request, file, headers);
  };
};
