import { toChf } from '#kernel/money.ts';
import type { RiskLine } from '#pension/figure-sheet.ts';
import { riskWords } from '#server/model/figure-words.ts';
import { beyond, type PageSource } from './page-parts.ts';

/** Benefits in the event of disability or death, as pages list them. */
export const riskLines = (source: Pick<PageSource, 'settings' | 'locale'>, lines: readonly RiskLine[]) =>
  lines.map((line) => {
    const { label, help, refusal } = riskWords(line, source.locale);
    const { amount, period, figure } = line;
    // Nothing is to be explained of what isn't paid, but why.
    return {
      label,
      helpText: refusal ?? (amount === 0 ? null : help),
      value: toChf(amount),
      ...beyond(source, { period, figure }),
    };
  });
