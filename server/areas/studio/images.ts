import { Buffer } from 'node:buffer';
import { cleanSvg, type CleanedSvg } from '#tenants/clean-svg.ts';
import { imageFacts, isForbidden, promisedKind } from '#tenants/check-image.ts';
import { imageHash } from '#tenants/fund-folder.ts';
import type { ImageSpace } from '#contract/studio/answers.ts';
import { largestUpload } from '#contract/studio/files.ts';
import { imagesOfFund, studioUploads } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { admit } from '#server/model/admit.ts';
import { storedImages, storeImages } from '#server/store/fund-revisions.ts';
import type { Tx } from '#server/store/store.ts';
import type { AdministratorSession, StudioHandlersOf, StudioServices } from './studio-handler.ts';

/** An image that may be stored, and what was taken out of it; or why it may not. */
export type Admissible =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly removed: readonly string[] }
  | { readonly ok: false; readonly why: Extract<CleanedSvg, { ok: false }>['why'] | 'noPicture' };

/** The beginning of an XML file that says that it isn't written in UTF-8. */
const namesOtherEncoding = /^\s*<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/** A text in UTF-8; null for bytes that are none, which would be read as other letters than those that were checked. */
const utf8Of = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * A picture that the portal may show: SVG without what could run or load something. Refused is what is no picture, or another
 * than its name says.
 */
export const admissibleImage = (name: string, bytes: Uint8Array): Admissible => {
  const promised = promisedKind(name);
  if (promised !== 'svg')
    return imageFacts(bytes).kind === promised ? { ok: true, bytes, removed: [] } : { ok: false, why: 'noPicture' };
  const text = utf8Of(bytes);
  if (text === null) return { ok: false, why: 'noPicture' };
  const cleaned = cleanSvg(text);
  if (!cleaned.ok) return cleaned;
  const { removed } = cleaned;
  // What is clean stays as its author wrote it, unless a browser might read it as something else.
  const isKept = removed.length === 0 && !namesOtherEncoding.test(text);
  const stored = isKept ? bytes : new TextEncoder().encode(cleaned.text);
  return imageFacts(stored).svgProblems.some(isForbidden)
    ? { ok: false, why: 'noPicture' }
    : { ok: true, bytes: stored, removed };
};

/**
 * Takes one of an administrator's uploads, in a transaction of its own and before any work: what is refused in the end has
 * been unpacked and read, too.
 */
export const admitUpload = (
  services: StudioServices,
  { tenant, administratorId }: Pick<AdministratorSession, 'tenant' | 'administratorId'>,
  now: Date,
): Promise<void> =>
  services.store.withTenant(tenant, (tx) =>
    admit(tx, services, { tenant, now }, 'studio uploads', [{ limit: studioUploads, key: administratorId }]),
  );

/** Stores images that an administrator sends; refused if the fund would have more of them than it may. */
export const keepImages = async (
  tx: Tx,
  tenant: string,
  images: ReadonlyMap<string, Uint8Array>,
  now: Date,
): Promise<void> => {
  if (!(await storeImages(tx, tenant, { images, at: now, limit: imagesOfFund }))) throw refuse.imagesFull();
};

/** How much of its room a fund's images use, in the caller's transaction. */
export const imageSpaceOf = async (tx: Tx, tenant: string): Promise<ImageSpace> => ({
  ...(await storedImages(tx, tenant)),
  mostImages: imagesOfFund.most,
  mostBytes: imagesOfFund.bytes,
});

/** The images that administrators add to their fund's. */
export const imageHandlers = (services: StudioServices): StudioHandlersOf<'storeImage'> => ({
  storeImage: async ({ session, body: { name, content }, now }) => {
    const { tenant } = session;
    await admitUpload(services, session, now);
    const sent = Buffer.from(content, 'base64');
    if (sent.length > largestUpload) throw refuse.tooLarge();
    const admissible = admissibleImage(name, sent);
    if (!admissible.ok) {
      const { why } = admissible;
      if (why === 'entities') throw refuse.pictureEntities();
      throw why === 'tooDeep' || why === 'tooMany' ? refuse.pictureTooComplex() : refuse.noPicture();
    }
    const { bytes, removed } = admissible;
    const hash = imageHash(bytes);
    const space = await services.store.withTenant(tenant, async (tx) => {
      await keepImages(tx, tenant, new Map([[hash, bytes]]), now);
      return imageSpaceOf(tx, tenant);
    });
    return { data: { hash, facts: imageFacts(bytes), removed: [...removed], space } };
  },
});
