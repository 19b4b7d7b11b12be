import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { successSchema } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { emailCodeSchema, smsCodeSchema } from '../session.ts';
import {
  administratorSchema,
  codeSentSchema,
  draftChangeSchema,
  draftSavedSchema,
  draftSeenSchema,
  draftSchema,
  folderReadSchema,
  folderUploadSchema,
  fundStateSchema,
  imageStoredSchema,
  imageUploadSchema,
  previewBeginningSchema,
  previewedSideSchema,
  previewLinkMadeSchema,
  previewLinkRequestSchema,
  previewLinksSchema,
  previewSchema,
  publicationSchema,
  publishedSchema,
  restorationSchema,
  revisionFilesSchema,
  revisionsSchema,
  samplePersonSchema,
} from './answers.ts';

/**
 * The studio's own API, below `/studio/api/v1/`: for the administrators of a fund, who have accounts and sessions of their
 * own. It isn't part of the interface that other providers implement.
 *
 * Two addresses beside it answer with files, to whoever has the session's cookie: `/studio/images/{hash}` with an image, and
 * `/studio/folder.zip` with the draft as a fund's folder (`?revision=3` with that revision; `?fund=ginster` finds nothing in a
 * session of another fund).
 */

/** A fund as members know it now, and whether anybody may sign in, for whoever is about to; 404 for an unknown code. */
export const fundName = endpoint({
  method: 'GET',
  path: 'funds/{code}',
  access: 'open',
  data: z.object({ name: z.string(), hasAdministrators: z.boolean() }),
});

/** Mails an administrator a link to sign in; the answer is the same for every address. */
export const requestStudioLink = endpoint({
  method: 'POST',
  path: 'sessions/email',
  access: 'open',
  body: z.object({
    tenant: z.string().check(z.minLength(1), z.maxLength(64)),
    emailAddress: z.string().check(z.minLength(3), z.maxLength(254)),
    language: localeSchema,
  }),
  data: successSchema,
});

/** Checks the mailed link and sends the SMS code. */
export const sendStudioSms = endpoint({
  method: 'PATCH',
  path: 'sessions/sms/{sessionId}',
  access: 'open',
  body: emailCodeSchema,
  data: codeSentSchema,
});

/** Checks the SMS code and opens the session, which is a cookie. */
export const signIn = endpoint({
  method: 'PATCH',
  path: 'sessions/login/{sessionId}',
  access: 'open',
  body: smsCodeSchema,
  data: administratorSchema,
});

/** Ends the session; answers 200 even without one. */
export const signOut = endpoint({ method: 'POST', path: 'sessions/logout', access: 'open', data: successSchema });

/** Who is signed in. */
export const administrator = endpoint({
  method: 'GET',
  path: 'administrator',
  access: 'session',
  data: administratorSchema,
});

/** The fund's draft: its own, or the live revision while nobody has changed anything. */
export const draft = endpoint({ method: 'GET', path: 'draft', access: 'session', data: draftSchema });

/** What decides on the draft's readiness besides its files. */
export const fundFacts = endpoint({ method: 'GET', path: 'draft/facts', access: 'session', data: fundStateSchema });

/**
 * Saves the draft; 409 `conflict` if somebody else has saved it since, or if nobody has changed it and another revision is
 * live. A save withdraws an offer.
 */
export const saveDraft = endpoint({
  method: 'PUT',
  path: 'draft',
  access: 'session',
  body: draftChangeSchema,
  data: draftSavedSchema,
});

/** Throws the draft away; 409 `conflict` if somebody else has saved it since. The next one begins with the live revision. */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: 'draft',
  access: 'session',
  body: draftSeenSchema,
  data: draftSchema,
});

/** Stores an image. SVG is cleaned of what it may not hold; whatever is no picture is refused. */
export const storeImage = endpoint({
  method: 'POST',
  path: 'images',
  access: 'session',
  status: 201,
  body: imageUploadSchema,
  data: imageStoredSchema,
});

/**
 * Publishes the draft, or offers it to a second administrator where the fund wants two. 409 `conflict` for another
 * version; 409 `notReady` below the fund's own bar.
 */
export const publish = endpoint({
  method: 'POST',
  path: 'publications',
  access: 'session',
  body: publicationSchema,
  data: publishedSchema,
});

/** Takes an offer back. */
export const withdrawOffer = endpoint({
  method: 'DELETE',
  path: 'publications/offer',
  access: 'session',
  data: successSchema,
});

/** The fund's revisions, newest first. */
export const revisions = endpoint({ method: 'GET', path: 'revisions', access: 'session', data: revisionsSchema });

/** What a revision holds. */
export const revisionFiles = endpoint({
  method: 'GET',
  path: 'revisions/{number}',
  access: 'session',
  data: revisionFilesSchema,
});

/** Publishes an earlier revision again, or offers it to a second administrator. */
export const restore = endpoint({
  method: 'POST',
  path: 'revisions/{number}/restoration',
  access: 'session',
  body: restorationSchema,
  data: publishedSchema,
});

/** Reads a ZIP file with a fund's folder. The draft stays as it is; the answer is what it could become. */
export const readFolder = endpoint({
  method: 'POST',
  path: 'folders',
  access: 'session',
  body: folderUploadSchema,
  data: folderReadSchema,
});

/** Opens a preview of the draft as it is saved. */
export const openPreview = endpoint({ method: 'POST', path: 'previews', access: 'session', data: previewSchema });

/**
 * What a frame begins with; the token, of an administrator or of a link, is all that it takes. 404 if it is good no more; 400
 * for the field `person` if the fund's plan insures nobody like them.
 */
export const previewBeginning = endpoint({
  method: 'POST',
  path: 'previews/{token}/beginnings',
  access: 'open',
  body: z.object({
    person: samplePersonSchema,
    language: localeSchema,
    /** The draft unless said. */
    side: z.optional(previewedSideSchema),
  }),
  data: previewBeginningSchema,
});

/** The links to the draft that are still good. */
export const previewLinks = endpoint({
  method: 'GET',
  path: 'preview-links',
  access: 'session',
  data: previewLinksSchema,
});

/** Makes a link under which anybody can look at the draft. */
export const makePreviewLink = endpoint({
  method: 'POST',
  path: 'preview-links',
  access: 'session',
  status: 201,
  body: previewLinkRequestSchema,
  data: previewLinkMadeSchema,
});

/** Ends a link. */
export const endPreviewLink = endpoint({
  method: 'DELETE',
  path: 'preview-links/{linkId}',
  access: 'session',
  data: successSchema,
});

/** Every call of the studio's API, for the provider and for tests. */
export const studioEndpoints = {
  fundName,
  requestStudioLink,
  sendStudioSms,
  signIn,
  signOut,
  administrator,
  draft,
  fundFacts,
  saveDraft,
  discardDraft,
  storeImage,
  publish,
  withdrawOffer,
  revisions,
  revisionFiles,
  restore,
  readFolder,
  openPreview,
  previewBeginning,
  previewLinks,
  makePreviewLink,
  endPreviewLink,
} as const;

export type StudioEndpointName = keyof typeof studioEndpoints;
