import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

type Sent<S extends Shape, N> = {
  -readonly [Name in keyof S as Name extends keyof N ? Extract<N[Name], string> : Name]: S[Name];
};

const renamed = (fields: object, names: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));

/**
 * Declares an object by our own names, some of which differ on the wire: `wire({ buyIn: box }, { buyIn:
 * 'purchaseBox' })`. Decodes to our names and encodes to the wire's; paths of errors and the JSON schema use
 * the wire's. Encoding refuses fields that the shape doesn't have.
 */
export const wire = <const S extends Shape, const N extends { readonly [Name in keyof S]?: string }>(
  shape: S,
  names: N,
) => {
  type Inside = z.output<z.ZodMiniObject<S>>;
  const toWire = new Map(Object.entries<string | undefined>(names).map(([name, sent = name]) => [name, sent]));
  const fromWire = new Map(Array.from(toWire, ([inside, sent]) => [sent, inside]));
  const object = z.custom<Inside>((value) => typeof value === 'object' && value !== null);
  return z.codec(z.object(renamed(shape, toWire) as Sent<S, N>), object, {
    decode: (sent) => renamed(sent, fromWire) as Inside,
    encode: (inside, context) => {
      const unknown = Object.keys(inside).filter((name) => !Object.hasOwn(shape, name));
      if (unknown.length > 0) context.issues.push({ code: 'unrecognized_keys', keys: unknown, input: inside });
      return renamed(inside, toWire) as never;
    },
  });
};
