import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureSchema } from '#contract/envelope.ts';
import { isRecord } from '#kernel/is-record.ts';

type Found = { readonly path: string; readonly schema: z.core.$ZodType; readonly isSent: boolean };

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType;

/** The schemas that a schema is made of, by their place in it. */
const partsOf = (schema: z.core.$ZodType): [place: string, part: z.core.$ZodType][] => {
  const def: unknown = Reflect.get(schema, 'def');
  if (!isRecord(def)) return [];
  const { shape, ...others } = def;
  return [
    ...Object.entries(isRecord(shape) ? shape : {}),
    ...Object.values(others).flatMap((part) =>
      (Array.isArray(part) ? part : [part]).map((each: unknown) => ['', each]),
    ),
  ].flatMap(([place = '', part]): [string, z.core.$ZodType][] => (isSchema(part) ? [[String(place), part]] : []));
};

/** An object in a schema: declared by `sent`, or strict, as what a simulation changes is, which the engine declares. */
const foundAt = (path: string, object: z.ZodMiniObject, parent: z.core.$ZodType | undefined): Found =>
  object.def.catchall instanceof z.ZodMiniNever
    ? { path, schema: object, isSent: true }
    : { path, schema: parent ?? object, isSent: parent instanceof z.ZodMiniCodec };

/** Every object in a schema, and whether it is declared by `sent` or strict. */
const objectsIn = (schema: z.core.$ZodType, path: string, parent?: z.core.$ZodType): Found[] => [
  ...(schema instanceof z.ZodMiniObject ? [foundAt(path, schema, parent)] : []),
  ...partsOf(schema).flatMap(([place, part]) => objectsIn(part, place === '' ? path : `${path}.${place}`, schema)),
];

const answers = Object.entries<Endpoint>(endpoints).flatMap(([name, { data, meta }]) => [
  ...objectsIn(data, name),
  ...objectsIn(meta, `${name}.meta`),
]);
const all = [...answers, ...objectsIn(failureSchema, 'failure')];

describe('Every object that a provider sends', () => {
  test('is found, however deep', () => {
    const paths = all.map(({ path }) => path);
    expect(paths).toContain(
      'insuranceOverview.payrollAndContributionBox.contributionDetailsBox.contributionDetailsList',
    );
    expect(paths).toContain('retirement.derivations.steps.law');
    expect(paths).toContain('globalSettings.tenantConfigurations');
    expect(paths).toContain('userInfo.meta.impersonationBox');
    expect(paths).toContain('failure.errors');
  });

  test('is declared by sent, or strict', () => {
    expect(all.filter(({ isSent }) => !isSent).map(({ path }) => path)).toEqual([]);
  });

  test('does not leave with a field that the contract does not know', () => {
    const taken = all.filter(({ schema }) => {
      const { error } = z.safeEncode(schema, { notInTheContract: 1 });
      return error?.issues.some(({ code }) => code === 'unrecognized_keys') !== true;
    });
    expect(taken.map(({ path }) => path)).toEqual([]);
  });
});
