import type * as z from 'zod/mini';
import { isFields } from '#kernel/is-record.ts';
import type { fundFactsSchema } from '#contract/studio/answers.ts';
import type { FundFiles } from '#contract/studio/files.ts';
import { planSchema } from '#pension/plan.ts';
import { imageFacts } from '#tenants/check-image.ts';
import { contentSourcesOf, defineContent } from '#tenants/define-content.ts';
import type { Readiness } from '#tenants/finding.ts';
import { readinessOf } from '#tenants/findings.ts';
import { readFundFolder } from '#tenants/fund-folder.ts';
import { loadAdministrators } from '#tenants/load-administrators.ts';
import { withoutSchema } from '#tenants/read-issues.ts';
import { findImages } from '#server/store/fund-revisions.ts';
import type { Tx } from '#server/store/store.ts';
import { shownFiles } from './drafts.ts';
import { imageSpaceOf } from './images.ts';
import { planJson } from './plan-file.ts';
import type { StudioHandlersOf, StudioServices } from './studio-handler.ts';

/** What decides on a fund's readiness besides its files. */
export type FundFacts = z.infer<typeof fundFactsSchema>;

/** The facts that are not in the database. */
export type OutsideFacts = Omit<FundFacts, 'images' | 'live'>;

const planOf = async (
  services: Pick<StudioServices, 'tenantsDir' | 'log'>,
  tenant: string,
): Promise<FundFacts['plan']> => {
  const plan = withoutSchema(await planJson(services, tenant));
  return isFields(plan) ? { ...plan } : null;
};

/** What is outside of a fund's files, and of its transaction: its plan, and the texts that supplement its own. */
export const outsideFacts = async (
  services: Pick<StudioServices, 'funds' | 'publishing' | 'tenantsDir' | 'log'>,
  tenant: string,
  files: FundFiles,
): Promise<OutsideFacts> => {
  const { funds, publishing, tenantsDir } = services;
  const like = files.settings['contentLike'];
  const code = typeof like === 'string' && like !== tenant && (await funds.list()).includes(like) ? like : null;
  const current = code === null ? null : await publishing.live.current(code);
  const contentOf = async (other: string) =>
    current === null ? (await readFundFolder(tenantsDir, other)).files : publishing.live.files(other, current);
  return {
    plan: await planOf(services, tenant),
    administrators: (await loadAdministrators(tenantsDir, tenant)).administrators.length,
    supplement: code === null ? null : { code, content: (await contentOf(code)).content },
  };
};

const imagesOf = async (tx: Tx, tenant: string, files: FundFiles): Promise<FundFacts['images']> => {
  const images = await findImages(tx, tenant, [...new Set(Object.values(files.assets))]);
  return Object.fromEntries([...images].map(([hash, bytes]) => [hash, imageFacts(bytes)]));
};

/** How ready a fund's files are, by the same rules as in the studio. */
export const readinessOfFund = async (
  tx: Tx,
  tenant: string,
  {
    files,
    outside: { plan, supplement, administrators },
    live,
  }: { readonly files: FundFiles; readonly outside: OutsideFacts; readonly live: FundFiles | null },
): Promise<Readiness> => {
  const read = planSchema.safeParse(plan);
  return readinessOf(files, {
    code: tenant,
    plan: read.success ? read.data : null,
    administrators,
    supplements: supplement === null ? {} : { [supplement.code]: defineContent(contentSourcesOf(supplement)).entries },
    images: await imagesOf(tx, tenant, files),
    live,
  });
};

/** What the studio needs to find by itself, while somebody types, how ready a draft is. */
export const fundFactsHandlers = (services: StudioServices): StudioHandlersOf<'fundFacts'> => {
  const { publishing } = services;
  return {
    fundFacts: async ({ session: { tenant }, now }) => {
      const { files, ...stored } = await publishing.withLive(tenant, now, async (tx, live) => {
        const shown = await shownFiles(tx, tenant, live);
        return {
          files: shown,
          images: await imagesOf(tx, tenant, shown),
          imageSpace: await imageSpaceOf(tx, tenant),
          live: { settings: live.files.settings, assets: live.files.assets },
        };
      });
      return { data: { ...(await outsideFacts(services, tenant, files)), ...stored } };
    },
  };
};
