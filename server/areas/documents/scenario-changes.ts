import { changeLines, tellsSalary, type ChangeLine } from '#domain/change-lines.ts';
import { formatDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { formatPercent, toCentimes } from '#kernel/money.ts';
import type { Changes } from '#pension/simulation/changes.ts';
import { planTitle } from '#server/model/savings-plans.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { keptScenarioTexts, simulationTexts } from '#server/model/texts/scenario.ts';
import { ageText } from './age-text.ts';
import { amountText, type DocumentRow } from './document-model.ts';
import type { DocumentSource } from './document-source.ts';

const valueText = ({ value: { unit, value } }: ChangeLine, { locale, sheet }: DocumentSource): string => {
  switch (unit) {
    case 'chf':
      return amountText(toCentimes(value));
    case 'percent':
      return formatPercent(value, locale);
    case 'count':
      return String(value);
    case 'months': {
      const form = new Intl.PluralRules(locale).select(value) === 'one' ? 'one' : 'other';
      return fill(simulationTexts(locale)[`monthsOf_${form}`], { count: value });
    }
    case 'age':
      return ageText(value, certificateTexts(locale));
    case 'date':
      return formatDate(value);
    case 'cover':
      return keptScenarioTexts(locale).covers[value];
    case 'option':
      break;
  }
  const option = sheet.figures.savingsOptions?.all.find(({ id }) => id === value);
  return option ? planTitle(option, locale) : value;
};

/** What a scenario assumes, in words and amounts; nothing that tells the salary if the document is anonymized. */
export const changeRows = (source: DocumentSource, changes: Changes): readonly DocumentRow[] => {
  const words = keptScenarioTexts(source.locale);
  return changeLines(changes)
    .filter((line) => !source.anonymize || !tellsSalary(line))
    .map((line) => {
      const { what: key, step, on } = line;
      const what = fill(words.changes[key], { date: on === null ? '' : formatDate(on) });
      const label = step === null ? what : fill(words.step, { number: step, what });
      return { label, cells: [valueText(line, source)] };
    });
};
