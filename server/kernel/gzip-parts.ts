import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a page, and the same as blocks of a gzip stream (RFC 1951). */
export type GzipPart = { readonly plain: Buffer; readonly blocks: Buffer };

/** Compresses a part that many pages have in common; independent of what precedes it. */
export const compressed = (plain: Buffer): GzipPart => ({
  plain,
  blocks: deflateRawSync(plain, { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_FULL_FLUSH }),
});

/** The largest part that fits into one stored block, in bytes. */
const largestStored = 0xff_ff;

/**
 * A visitor's own part, such as a token, stored uncompressed: the stream's length says nothing about it, whatever else the
 * page shows. Throws if it is larger than 65,535 bytes.
 */
export const stored = (plain: Buffer): GzipPart => {
  if (plain.length > largestStored) throw new RangeError('A stored part has at most 65535 bytes.');
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(largestStored - plain.length, 3);
  return { plain, blocks: Buffer.concat([head, plain]) };
};

/** A gzip stream's header (RFC 1952), without a file name or a time. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** An empty last block. */
const lastBlock = Buffer.from([3, 0]);

/** Joins parts to one gzip stream, without compressing any of them again. */
export const gzipOf = (parts: readonly GzipPart[]): Buffer<ArrayBuffer> => {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(parts.reduce((sum, { plain }) => crc32(plain, sum), 0));
  trailer.writeUInt32LE(parts.reduce((length, { plain }) => length + plain.length, 0) % 2 ** 32, 4);
  return Buffer.concat([header, ...parts.map(({ blocks }) => blocks), lastBlock, trailer]);
};
