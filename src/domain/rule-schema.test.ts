import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRuleFailure, ruledText, typedDate, typedLine, typedText } from './rule-schema.ts';
import { email, required, smsCode } from './basic-rules.ts';
import { dateBeforeToday, personName } from './rules.ts';

const schema = z.object({
  firstname: typedLine(personName),
  birthDate: typedDate([required, (value) => dateBeforeToday(value, '2026-11-21')]),
  emailAddress: typedText([required, email]),
});

const good = {
  firstname: ' Anna   Maria ',
  birthDate: '1.2.1980',
  emailAddress: 'anna@example.org\u200b',
};

const findings = (input: unknown) => {
  const parsed = schema.safeParse(input);
  return (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), readRuleFailure(message)]);
};

describe('A form of several fields', () => {
  it('outputs the wire’s format, however people typed it', () => {
    expect(schema.parse(good)).toEqual({
      firstname: 'Anna Maria',
      birthDate: '1980-02-01',
      emailAddress: 'anna@example.org',
    });
  });

  it('reports one failure per field, in the order of the rules', () => {
    expect(
      findings({
        ...good,
        firstname: '',
        birthDate: '21.11.2026',
      }),
    ).toEqual([
      ['firstname', { key: 'required' }],
      ['birthDate', { key: 'dateBeforeToday' }],
    ]);
    expect(findings({ ...good, birthDate: '30.02.1980' })).toEqual([['birthDate', { key: 'date' }]]);
  });

  it('keeps the placeholders of a failure', () => {
    expect(findings({ ...good, firstname: 'x'.repeat(101) })).toEqual([
      ['firstname', { key: 'longest', params: { most: '100' } }],
    ]);
  });

  it('works with react-hook-form’s resolver', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const refused = await zodResolver(schema)({ ...good, emailAddress: 'x' }, undefined, options);
    expect(readRuleFailure(refused.errors.emailAddress?.message)).toEqual({ key: 'email' });
    const taken = await zodResolver(schema)(good, undefined, options);
    expect(taken.values).toMatchObject({ birthDate: '1980-02-01' });
  });

  it('reads no rule failure from another message', () => {
    expect([readRuleFailure(undefined), readRuleFailure('Invalid input')]).toEqual([null, null]);
    expect(ruledText([smsCode]).safeParse('12 34 56').success).toBe(true);
  });
});
