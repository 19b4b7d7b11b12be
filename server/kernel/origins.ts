/** The provider's own origins, and the portals that may call it. */
export type Origins = {
  /** The provider's own address, without a trailing slash. */
  readonly own: string;
  /** Whether the provider's own address is https. */
  readonly secure: boolean;
  /** Whether an origin is a foreign portal that may call with cookies (CORS). */
  readonly isForeignPortal: (origin: string) => boolean;
  /** Whether mailed links may lead to an origin: to our own and to the configured portals. */
  readonly mayBeLinkedTo: (origin: string) => boolean;
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Origins from `PUBLIC_URL` and `PORTAL_ORIGINS`. A loopback address is known by all of its names. */
export const originRules = (config: {
  readonly publicUrl: string;
  readonly portalOrigins: readonly string[];
}): Origins => {
  const own = new URL(config.publicUrl);
  const port = own.port === '' ? '' : `:${own.port}`;
  const ownOrigins = new Set([
    own.origin,
    ...(loopback.includes(own.hostname) ? loopback.map((host) => `${own.protocol}//${host}${port}`) : []),
  ]);
  const foreign = new Set(config.portalOrigins.map((origin) => new URL(origin).origin));
  return {
    own: own.origin,
    secure: own.protocol === 'https:',
    isForeignPortal: (origin) => foreign.has(origin) && !ownOrigins.has(origin),
    mayBeLinkedTo: (origin) => ownOrigins.has(origin) || foreign.has(origin),
  };
};
