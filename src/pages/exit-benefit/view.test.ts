import { describe, expect, it } from 'vitest';
import { exitBenefitSchema } from '#contract/pages.ts';
import { readWire } from '#tests/support/read-wire.ts';
import { exitBenefitView } from './view.ts';

const empty = readWire(exitBenefitSchema, {});

const page = (amount: number | null, lawfulPart?: number) => ({
  ...empty,
  exitBenefit: { isVisible: true, amount },
  ...(lawfulPart === undefined ? {} : { lawfulPart }),
});

const exitParts = (answer: Parameters<typeof exitBenefitView>[0]) => exitBenefitView(answer).benefit?.parts;

describe('The parts of an exit benefit', () => {
  it('splits the exit benefit into the minimum required by law and the rest, to the centime', () => {
    expect(exitParts(page(100_000.3, 60_000.1))).toEqual({ lawful: 60_000.1, beyond: 40_000.2 });
    expect(exitParts(page(60_000, 60_000))).toEqual({ lawful: 60_000, beyond: 0 });
  });

  it('omits the parts of the exit benefit if they are unknown or don’t add up', () => {
    expect(exitParts(page(100_000))).toBeNull();
    expect(exitParts(page(null, 60_000))).toBeNull();
    expect(exitParts(page(50_000, 60_000))).toBeNull();
    expect(exitParts(page(0, 0))).toBeNull();
    expect(exitParts(page(100, -1))).toBeNull();
    expect(exitParts({ ...empty, lawfulPart: 5 })).toBeNull();
  });
});
