import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/**
 * Keyed hashes (HMAC-SHA-256) of secrets: what the database stores instead of a code, link or token. The purpose is
 * part of the hash, so that a hash of one kind never passes for another. Without the key, a copy of the database can't
 * be used to guess secrets.
 */
export type KeyedHash = (purpose: string, ...parts: readonly string[]) => string;

/** Hashes with a secret key of at least 32 bytes. The key is prepared once, because that costs more than a hash. */
export const keyedHash = (secret: Uint8Array): KeyedHash => {
  const key = createSecretKey(secret);
  return (purpose, ...parts) => {
    const hmac = createHmac('sha256', key);
    hmac.update(JSON.stringify([purpose, ...parts]));
    return hmac.digest('base64url');
  };
};

/** Compares two hashes in constant time. */
export const sameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
