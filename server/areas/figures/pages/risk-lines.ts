import { toChf } from '#kernel/money.ts';
import type { RiskLine } from '#pension/figure-sheet.ts';
import { perMonth } from '#pension/rates.ts';
import { riskNames, riskWords } from '#server/model/figure-words.ts';
import { beyond, type PageSource } from './page-parts.ts';

/** What explains the pensions of several children together. */
const ofAllChildren = {
  disabilityChildPension: 'disabilityChildrenPensions',
  orphanPension: 'orphansPensions',
} as const;

/** The figure of a line, and by how many it is multiplied. */
const countOf = (line: RiskLine) => {
  if (!('children' in line)) return { count: 1, figure: line.figure };
  const { children, figure } = line;
  return { count: children, figure: children === 1 ? figure : ofAllChildren[figure] };
};

/**
 * Benefits in the event of disability or death, as pages list them: those of several children in one line, so that a list
 * adds up.
 */
export const riskLines = (source: Pick<PageSource, 'settings' | 'locale'>, lines: readonly RiskLine[]) =>
  lines.map((line) => {
    const { help, refusal } = riskWords(line, source.locale);
    const { amount, period } = line;
    const { count, figure } = countOf(line);
    const { label, name } = riskNames(line, source.locale);
    // Nothing is to be explained of what isn't paid, but why.
    return {
      label,
      helpText: refusal ?? (amount === 0 ? null : help),
      value: toChf(amount * count),
      ...beyond(source, {
        period,
        figure,
        name,
        ...(period === 'perYear' && { perMonth: toChf(perMonth(amount) * count) }),
      }),
    };
  });
