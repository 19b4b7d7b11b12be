import * as z from 'zod/mini';
import { localeSchema } from '#kernel/locale.ts';
import { globalSettingsSchema } from '../settings.ts';
import { moment } from '../time.ts';
import { fundFilesSchema, imageHashSchema, imageNameSchema } from './files.ts';

/** What an image's bytes say of it; null if they are none of an image that the portal shows. */
export const imageFactsSchema = z.object({
  bytes: z.number(),
  kind: z.nullable(z.enum(['svg', 'png', 'jpg', 'webp', 'avif', 'ico'])),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  svgProblems: z.array(
    z.object({
      kind: z.enum(['malformed', 'doctype', 'element', 'handler', 'foreign', 'text', 'notSvg', 'noViewBox']),
      what: z.string(),
    }),
  ),
  /** The colours of an SVG, where all of them are known. */
  inks: z.optional(z.array(z.string())),
});

/** How much of a fund's room for images is used; those of all revisions count, because each can be restored. */
export const imageSpaceSchema = z.object({
  images: z.number(),
  bytes: z.number(),
  mostImages: z.number(),
  mostBytes: z.number(),
});
export type ImageSpace = z.infer<typeof imageSpaceSchema>;

/** What decides on the readiness of a fund's files besides themselves (tenants/findings.ts). */
export const fundFactsSchema = z.object({
  /** The fund's `plan.json`; null without a readable one. */
  plan: z.nullable(z.record(z.string(), z.unknown())),
  /** The texts of the other fund that supplement this one's; null without one. */
  supplement: z.nullable(z.object({ code: z.string(), content: fundFilesSchema.shape.content })),
  /** The draft's images by their hashes. */
  images: z.record(imageHashSchema, imageFactsSchema),
  /** How many administrators the fund has. */
  administrators: z.number(),
  /** The settings and images that members see now. */
  live: z.pick(fundFilesSchema, { settings: true, assets: true }),
});

export const fundStateSchema = z.extend(fundFactsSchema, { imageSpace: imageSpaceSchema });

/** Who did something in the studio, and when. */
const byWhom = { by: z.string(), at: moment } as const;

/** An SMS with the code is on its way. */
export const codeSentSchema = z.object({
  /** Masked except for its first 6 and last 2 characters. */
  mobileNumber: z.string(),
  codeLength: z.number(),
  /** The language in which the link was asked for. */
  language: localeSchema,
});

/** The signed-in administrator and their fund. */
export const administratorSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: localeSchema,
  tenant: z.string(),
  /** The fund's name as members know it now. */
  fundName: z.string(),
  /** Whether a second administrator has to publish what one has offered. */
  needsSecondPerson: z.boolean(),
  /** The readiness, in percent, below which nothing is published. */
  leastReadiness: z.number(),
});
export type Administrator = z.infer<typeof administratorSchema>;

/** A draft that one administrator has offered to a second one for publication. */
const offerSchema = z.object({ ...byWhom, byId: z.string(), comment: z.string() });

export const draftSchema = z.object({
  /** Rises with each save; a save names the version that it changes. */
  version: z.number(),
  /** The revision that the draft began with. */
  basedOn: z.number(),
  /**
   * The revision that members see. A higher one than `basedOn` was published meanwhile: the draft has to be compared with
   * it.
   */
  live: z.number(),
  /** Who saved it last; null for a draft that nobody has changed. */
  saved: z.nullable(z.object(byWhom)),
  offer: z.nullable(offerSchema),
  files: fundFilesSchema,
});
export type Draft = z.infer<typeof draftSchema>;

/** Names the version of the draft that somebody has seen. */
export const draftSeenSchema = z.object({ version: z.number() });

/** A save. With another version than the draft's, or based on another revision, it is refused with 409 (`conflict`). */
export const draftChangeSchema = z.object({
  version: z.number(),
  files: fundFilesSchema,
  /**
   * The revision that the files began with: what the draft is based on, or the live one, by whoever has compared the draft
   * with it. While nobody has changed the draft, it is the live one, which may move without another version of the draft.
   */
  basedOn: z.number(),
  /** Whether the files were imported from a folder. */
  imported: z.optional(z.boolean()),
});

export const draftSavedSchema = z.object({ version: z.number(), ...byWhom });

/** How a revision came about. */
export const revisionKinds = ['folder', 'publish', 'restore', 'import'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

export const revisionSchema = z.object({
  number: z.number(),
  kind: z.enum(revisionKinds),
  ...byWhom,
  /** The second administrator who published what the author had offered. */
  approvedBy: z.nullable(z.string()),
  comment: z.string(),
  /** The revision that a restored one repeats. */
  restores: z.nullable(z.number()),
});
export type Revision = z.infer<typeof revisionSchema>;

/** The newest is the live one. */
export const revisionsSchema = z.object({ revisions: z.array(revisionSchema) });

export const revisionFilesSchema = z.object({ revision: revisionSchema, files: fundFilesSchema });

/** An image that is sent to the studio. */
export const imageUploadSchema = z.object({
  name: imageNameSchema,
  /** Base64. */
  content: z.string(),
});

/** A stored image. */
export const imageStoredSchema = z.object({
  hash: imageHashSchema,
  facts: imageFactsSchema,
  /** What was taken out of an SVG file because it is not allowed there: names of elements and attributes. */
  removed: z.array(z.string()),
  space: imageSpaceSchema,
});

/** Longest comment of a revision, in characters. */
export const longestComment = 500;

/** Why something was published, for the history. */
const commentSchema = z.string().check(z.maxLength(longestComment));

/** Publishes the draft. */
export const publicationSchema = z.object({
  version: z.number(),
  comment: commentSchema,
  /** Whether this publishes what somebody else has offered; it is refused with 409 if nobody has. */
  approves: z.optional(z.boolean()),
});

/** The published revision, or null if the draft now waits for a second administrator. */
export const publishedSchema = z.object({ number: z.nullable(z.number()) });

export const restorationSchema = z.object({ comment: commentSchema });

/** A ZIP file with a fund's folder, base64. */
export const folderUploadSchema = z.object({ content: z.string() });

/** What a ZIP file holds: nothing is saved but its images, until the draft is. */
export const folderReadSchema = z.object({
  files: fundFilesSchema,
  /** Files that were left out, and why. */
  leftOut: z.array(
    z.object({ file: z.string(), why: z.enum(['notEdited', 'unknown', 'noJson', 'noPicture', 'tooLarge']) }),
  ),
});

/** Somebody who is nobody, to look at the draft as. */
export const samplePeople = ['beginner', 'family', 'beforeRetirement', 'withoutBirthDate', 'disabled'] as const;
export const samplePersonSchema = z.enum(samplePeople);
export type SamplePerson = z.infer<typeof samplePersonSchema>;

/** What of a fund a preview shows: what its administrators prepare, or what members see now. */
export const previewedSideSchema = z.enum(['draft', 'live']);
export type PreviewedSide = z.infer<typeof previewedSideSchema>;

/** A secret under which the draft can be looked at, and until when. */
export const previewSchema = z.object({ token: z.string(), until: moment });

/** What a frame of the portal begins with (`src/preview`). */
export const previewBeginningSchema = z.object({
  /** Bearer token of a session that can only read. */
  token: z.string(),
  settings: globalSettingsSchema,
  /** Where the API and images of what is shown are, below the provider's address. */
  base: z.string(),
});

export const previewLinkSchema = z.object({ id: z.string(), ...byWhom, until: moment });
export const previewLinksSchema = z.object({ links: z.array(previewLinkSchema) });

/** How many days a link is good for. */
export const previewLinkRequestSchema = z.object({ days: z.number().check(z.minimum(1), z.maximum(30)) });

/** A new link; its address is told once. */
export const previewLinkMadeSchema = z.object({ id: z.string(), url: z.string(), until: moment });
