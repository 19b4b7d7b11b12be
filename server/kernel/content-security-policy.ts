/** What a page may reach beyond its own origin. */
export type PageOrigins = {
  /** Origins of the API and of the fund's content service, where they are not the page's own. */
  readonly connect: readonly string[];
  /** Origins of a fund's images, where they are not the page's own. */
  readonly images?: readonly string[];
};

/**
 * The policy of a portal page (docs/operating.md, "Headers"): scripts and styles only by nonce, nothing from foreign
 * origins but configured ones, no frames around it.
 *
 * @param policies names of the Trusted Types policies that may be made; null in the development server only, whose
 *   client writes HTML itself.
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
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(policies === null
      ? []
      : [
          "require-trusted-types-for 'script'",
          `trusted-types ${policies.length === 0 ? "'none'" : policies.join(' ')}`,
        ]),
  ].join('; ');

/** The policy of a fund's image: an SVG opened on its own runs nothing and loads nothing. */
export const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Origins of those addresses that lead to another origin than the page's. Paths and unreadable addresses are left out. */
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
