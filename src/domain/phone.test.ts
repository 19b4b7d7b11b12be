import { describe, expect, it } from 'vitest';
import { parsePhone } from './phone.ts';

describe('A phone number that somebody types', () => {
  it.each([
    ['079 123 45 67', '+41791234567'],
    ['+41 (0)79 123 45 67', '+41791234567'],
    ['0041 79 123 45 67', '+41791234567'],
    ['+41791234567', '+41791234567'],
    ['079/123.45-67', '+41791234567'],
    ['+351 912 345 678', '+351912345678'],
  ])('%s is understood', (typed, number) => {
    expect(parsePhone(typed)).toBe(number);
  });

  it.each(['', '079', '+41 79 123 45', '79 123 45 67', 'phone', '+0791234567', '++41791234567'])(
    '%s is refused',
    (typed) => {
      expect(parsePhone(typed)).toBeNull();
    },
  );
});
