import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  readRuleFailure,
  ruledText,
  tickedBox,
  typedAhvNumber,
  typedDate,
  typedLine,
  typedMobileNumber,
  typedText,
} from './rule-schema.ts';
import { email, required, smsCode } from './basic-rules.ts';
import { dateBeforeToday, personName } from './rules.ts';

const schema = z.object({
  firstname: typedLine(personName),
  birthDate: typedDate([required, (value) => dateBeforeToday(value, '2026-11-21')]),
  socialSecurityNumber: typedAhvNumber([required]),
  mobileNumber: typedMobileNumber([]),
  emailAddress: typedText([required, email]),
  terms: tickedBox(),
});

const good = {
  firstname: ' Anna   Maria ',
  birthDate: '1.2.1980',
  socialSecurityNumber: '7569217076985',
  mobileNumber: '079 123 45 67',
  emailAddress: 'anna@example.org\u200b',
  terms: true,
};

const findings = (input: unknown) => {
  const parsed = schema.safeParse(input);
  return (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), readRuleFailure(message)]);
};

describe('A form of several fields', () => {
  it('gives what goes over the wire, whatever form people typed it in', () => {
    expect(schema.parse(good)).toEqual({
      firstname: 'Anna Maria',
      birthDate: '1980-02-01',
      socialSecurityNumber: '756.9217.0769.85',
      mobileNumber: '+41791234567',
      emailAddress: 'anna@example.org',
      terms: true,
    });
  });

  it('gives an empty text for an optional field that was left empty', () => {
    expect(schema.parse({ ...good, mobileNumber: ' ' }).mobileNumber).toBe('');
  });

  it('says one thing a field, in the order of the rules', () => {
    expect(
      findings({
        ...good,
        firstname: '',
        birthDate: '21.11.2026',
        socialSecurityNumber: '756.9217.0769.84',
        terms: false,
      }),
    ).toEqual([
      ['firstname', { key: 'required' }],
      ['birthDate', { key: 'dateBeforeToday' }],
      ['socialSecurityNumber', { key: 'ahvNumber' }],
      ['terms', { key: 'required' }],
    ]);
    expect(findings({ ...good, birthDate: '30.02.1980', mobileNumber: '12' })).toEqual([
      ['birthDate', { key: 'date' }],
      ['mobileNumber', { key: 'phone' }],
    ]);
  });

  it('keeps what a message names', () => {
    expect(findings({ ...good, firstname: 'x'.repeat(101) })).toEqual([
      ['firstname', { key: 'longest', params: { most: '100' } }],
    ]);
  });

  it('speaks to react-hook-form', async () => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const refused = await zodResolver(schema)({ ...good, emailAddress: 'x' }, undefined, options);
    expect(readRuleFailure(refused.errors.emailAddress?.message)).toEqual({ key: 'email' });
    const taken = await zodResolver(schema)(good, undefined, options);
    expect(taken.values).toMatchObject({ birthDate: '1980-02-01' });
  });

  it('reads no rule out of another message', () => {
    expect([readRuleFailure(undefined), readRuleFailure('Invalid input')]).toEqual([null, null]);
    expect(ruledText([smsCode]).safeParse('12 34 56').success).toBe(true);
  });
});
