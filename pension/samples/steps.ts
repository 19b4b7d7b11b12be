import { toChf } from '#kernel/money.ts';
import type { Quantity, Step } from '../calculation.ts';

const said = ({ name, unit, value }: Quantity): string =>
  `${name} ${unit === 'chf' && typeof value === 'number' ? toChf(value) : value}`;

/** Steps as lines to compare with a count by hand: `rule (BVG art. 24 para. 1): inputs in CHF and percent = result`. */
export const told = (steps: readonly Pick<Step, 'rule' | 'law' | 'inputs' | 'result'>[] = []): readonly string[] =>
  steps.map(({ rule, law, inputs, result }) => {
    const place = law?.paragraph === undefined ? '' : ` para. ${law.paragraph}`;
    const article = law ? ` (${law.act} art. ${law.article}${place})` : '';
    return `${rule}${article}: ${[...inputs.map(said), `= ${said(result)}`].join(', ').replace(', =', ' =')}`;
  });
