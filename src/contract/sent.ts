import * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

type OnWire<S extends Shape, N> = {
  -readonly [Name in keyof S as Name extends keyof N ? Extract<N[Name], string> : Name]: S[Name];
};

const renamed = (fields: object, names: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));

/**
 * Declares an object that goes over the wire, by our own names; `names` are those that the wire spells otherwise:
 * `sent({ buyIn: box }, { buyIn: 'purchaseBox' })`. Decodes to our names, without fields that the shape doesn't have,
 * and encodes to the wire's, refusing such fields. Paths of errors and the JSON schema use the wire's names.
 */
export const sent = <const S extends Shape, const N extends { readonly [Name in keyof S]?: string } = object>(
  shape: S,
  names?: N,
) => {
  type Inside = z.output<z.ZodMiniObject<S>>;
  const toWire = new Map(Object.entries<string | undefined>({ ...names }).map(([name, word = name]) => [name, word]));
  const fromWire = new Map(Array.from(toWire, ([name, word]) => [word, name]));
  const object = z.custom<Inside>((value) => typeof value === 'object' && value !== null);
  return z.codec(z.object(renamed(shape, toWire) as OnWire<S, N>), object, {
    decode: (fields) => renamed(fields, fromWire) as Inside,
    encode: (inside, context) => {
      const unknown = Object.keys(inside).filter((name) => !Object.hasOwn(shape, name));
      if (unknown.length > 0) context.issues.push({ code: 'unrecognized_keys', keys: unknown, input: inside });
      return renamed(inside, toWire) as never;
    },
  });
};
