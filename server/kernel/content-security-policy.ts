/** What a page may access beyond its own origin. */
export type PageOrigins = {
  /** Origins of the API and of the fund's content service, unless they are the page's own. */
  readonly connect: readonly string[];
  /** Origins of a fund's images, unless they are the page's own. */
  readonly images?: readonly string[];
  /** Whether the page frames pages of its own origin. */
  readonly framesOwn?: boolean;
  /** Whether pages of its own origin may frame it. */
  readonly isFramed?: boolean;
};

/**
 * The policy of a portal page (docs/operating.md, "Headers"): scripts and styles only by nonce, only configured foreign
 * origins, no framing except of a preview.
 * @param policies names of the allowed Trusted Types policies; null only in the development server, whose client writes
 * HTML itself.
 */
export const pagePolicy = (
  nonce: string,
  origins: PageOrigins,
  policies: readonly string[] | null = ['default'],
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...(origins.images ?? [])].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...origins.connect].join(' '),
    "worker-src 'self'",
    ...(origins.framesOwn === true ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${origins.isFramed === true ? "'self'" : "'none'"}`,
    "object-src 'none'",
    ...(policies === null
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${policies.length === 0 ? "'none'" : policies.join(' ')}`,
        ]),
  ].join('; ');

/** The policy of a fund's image: an SVG that is opened directly runs and loads nothing. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The policy of Storybook's static build, in demo mode only. Its pages hold inline scripts and styles without a nonce and
 * frame each other; nothing foreign is loaded, evaluated or sent to.
 */
export const storybookPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "object-src 'none'",
].join('; ');

/** The policy of a mail in the demo's outbox: it runs and loads nothing, and its links open windows of their own. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Origins of the addresses that are outside the page's own. Paths and unreadable addresses are skipped. */
export const foreignOrigins = (ownOrigin: string, addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => {
      if (address === null || address === undefined || !/^https?:\/\//.test(address) || !URL.canParse(address))
        return [];
      const { origin } = new URL(address);
      return origin === ownOrigin ? [] : [origin];
    }),
  ),
];
