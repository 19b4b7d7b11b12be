import * as z from 'zod/mini';

/** The part of an annotation that decides whether it can be followed. */
const linkSchema = z.object({
  id: z.string(),
  subtype: z.literal('Link'),
  /** Already read by pdf.js, which knows no scripts. */
  url: z.optional(z.string()),
  dest: z.optional(z.unknown()),
  overlaidText: z.optional(z.nullable(z.string())),
  contentsObj: z.optional(z.nullable(z.object({ str: z.string() }))),
});

/** Ways to leave a document: another page of it, a website or a mail. */
const isSafe = (url: string): boolean => ['http:', 'https:', 'mailto:'].includes(URL.parse(url)?.protocol ?? '');

const linkOf = (annotation: unknown): z.infer<typeof linkSchema> | null => {
  const read = linkSchema.safeParse(annotation);
  if (!read.success) return null;
  const { url, dest } = read.data;
  const leads = url === undefined ? dest !== undefined && dest !== null : isSafe(url);
  return leads ? read.data : null;
};

/**
 * The annotations of a page that are shown: links to a website, a mail address or another page. Not what starts a program,
 * opens an attachment, switches layers, fills in a form or runs a script.
 */
export const followable = <A>({ annotations }: { readonly annotations: A[] }): A[] =>
  annotations.filter((annotation) => linkOf(annotation) !== null);

/** Names a page's links for screen readers: by what the document says of them, else by their address. */
export const nameLinks = (layer: ParentNode, annotations: readonly unknown[], otherwise: string): void => {
  const known = annotations.flatMap((annotation) => linkOf(annotation) ?? []);
  for (const link of layer.querySelectorAll<HTMLAnchorElement>('a[data-element-id]')) {
    const found = known.find(({ id }) => id === link.dataset['elementId']);
    const names = [found?.contentsObj?.str, found?.overlaidText, found?.url, otherwise];
    link.ariaLabel = names.find((name) => (name ?? '').trim() !== '') ?? otherwise;
  }
};
