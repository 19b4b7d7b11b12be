import { imageFacts } from '#tenants/check-image.ts';
import { imageHashSchema } from '#contract/studio/files.ts';
import { contentPath, apiBase, studioApiBase } from '#server/kernel/addresses.ts';
import { imagePolicy } from '#server/kernel/content-security-policy.ts';
import { readLimited } from '#server/kernel/json-body.ts';
import { refuse } from '#server/kernel/refusal.ts';
import { respond, type Reply } from '#server/kernel/reply.ts';
import type { Visit } from '#server/kernel/visitor.ts';
import { exportFolder } from '#server/areas/studio/folders.ts';
import { fundOfPreview, previewBase } from '#server/areas/studio/previews.ts';
import type { StudioServices } from '#server/areas/studio/studio-handler.ts';
import { findImage } from '#server/store/fund-revisions.ts';
import { administratorOf, createStudioApi, isRead } from './api/create-studio-api.ts';
import type { RefusalLanguage } from './refusal-language.ts';
import { answerFile, servedFile } from './site/static-files.ts';

/** What a preview's own provider answers; pages and everything else are those of the portal. */
const previewed = [apiBase, contentPath];

const checkRead = (request: Request): void => {
  if (!isRead(request)) throw refuse.methodNotAllowed('GET, HEAD');
};

/**
 * Everything below `/studio/` that isn't one of its pages: its API, images and folders for the administrators, and the
 * drafts' own providers for whoever has a preview's token. Null for pages.
 */
export const createStudioEndpoint = (
  services: StudioServices,
  languageOf: RefusalLanguage,
): ((request: Request, visit: Visit) => Promise<Response | null>) => {
  const { store, samples } = services;
  const api = createStudioApi(services, languageOf);

  const signedIn = async (request: Request, visit: Visit) => {
    checkRead(request);
    const session = await administratorOf(services, request, visit);
    if (session === null) throw refuse.unauthorized();
    return session;
  };

  const image = async (request: Request, visit: Visit, hash: string): Promise<Reply> => {
    const { tenant } = await signedIn(request, visit);
    const bytes = await store.withTenant(tenant, (tx) => findImage(tx, tenant, hash));
    const found = bytes && servedFile(`image.${imageFacts(bytes).kind ?? ''}`, bytes);
    if (found === null) throw refuse.notFound();
    return answerFile(request, found, {
      'content-security-policy': imagePolicy,
      'cache-control': 'private, max-age=31536000, immutable',
    });
  };

  const folder = async (request: Request, visit: Visit): Promise<Reply> => {
    const { tenant } = await signedIn(request, visit);
    const { searchParams } = new URL(request.url);
    const wanted = searchParams.get('revision');
    // The page with the link may be older than the session.
    if ((searchParams.get('fund') ?? tenant) !== tenant) throw refuse.notFound();
    if (wanted !== null && !/^[1-9]\d{0,8}$/.test(wanted)) throw refuse.notFound();
    const revision = wanted === null ? null : Number(wanted);
    const file = await exportFolder(services, { tenant, revision, now: visit.now });
    if (file === null) throw refuse.notFound();
    return {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
      },
      body: file.content,
    };
  };

  /** An image of what a preview shows, which needs no provider of its own. */
  const imageOf = async (request: Request, place: Parameters<typeof samples.image>[1]): Promise<Reply> => {
    checkRead(request);
    const found = await samples.image(request, place);
    if (found === null) throw refuse.notFound();
    return request.method === 'HEAD' ? { ...found, body: null } : found;
  };

  /** Asks the preview's own provider. */
  const askProvider = async (
    request: Request,
    { path, ...info }: Parameters<typeof samples.fetch>[1] & { readonly path: string },
  ): Promise<Response> => {
    const url = new URL(request.url);
    url.pathname = path;
    const headers = new Headers(request.headers);
    headers.delete('cookie');
    const body = isRead(request) ? null : new Uint8Array(await readLimited(request));
    return samples.fetch(new Request(url, { method: request.method, headers, body }), info);
  };

  /** Answers for a preview, which neither gets nor sets a cookie of this provider. */
  const ask = async (request: Request, visit: Visit, token: string): Promise<Response> => {
    const side = visit.path.startsWith(`${previewBase(token, 'live')}/`) ? 'live' : 'draft';
    const path = visit.path.slice(previewBase(token, side).length);
    const isImage = path.startsWith('/tenant-assets/');
    if (!isImage && !previewed.some((start) => path.startsWith(start))) throw refuse.notFound();
    const tenant = await fundOfPreview(services, token, visit);
    if (tenant === null) throw refuse.previewOver();
    const answer = isImage
      ? respond(visit, await imageOf(request, { tenant, side, path }))
      : await askProvider(request, { tenant, side, path, remoteAddress: visit.remoteAddress });
    answer.headers.delete('set-cookie');
    // Nothing of a draft stays behind a secret address that has ended.
    answer.headers.set('cache-control', 'private, no-store');
    return answer;
  };

  return async (request, visit) => {
    const { path } = visit;
    if (path.startsWith(studioApiBase)) return api(request, visit);
    const token = /^\/studio\/previews\/([\w.-]{20,128})\//.exec(path)?.[1];
    if (token !== undefined) return ask(request, visit, token);
    const hash = /^\/studio\/images\/(\w+)$/.exec(path)?.[1];
    if (hash !== undefined && imageHashSchema.safeParse(hash).success)
      return respond(visit, await image(request, visit, hash));
    return path === '/studio/folder.zip' ? respond(visit, await folder(request, visit)) : null;
  };
};
