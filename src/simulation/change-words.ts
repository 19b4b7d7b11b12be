import { useTranslation } from 'react-i18next';
import { useAgeText } from '#detail/age-text.ts';
import { changeLines, type ChangeLine } from '#domain/change-lines.ts';
import type { Changes } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import type { Plan } from '#pension/plan.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useOptionText } from './option-name.ts';

/** A line of what a simulation changes, in words. */
export type ChangeWords = { readonly name: string; readonly value: string };

/** Puts what a simulation changes into lines of words, for paper and for a message to the fund. */
export const useChangeWords = (): ((changes: Changes, plan: Plan | null) => readonly ChangeWords[]) => {
  const { t } = useTranslation(['scenarios', 'simulation']);
  const locale = useValue(localeAtom);
  const ageText = useAgeText();
  const optionText = useOptionText();

  const valueText = ({ value: { unit, value } }: ChangeLine, plan: Plan | null): string => {
    switch (unit) {
      case 'chf':
        return formatChf(value);
      case 'percent':
        return formatPercent(value, locale);
      case 'count':
        return String(value);
      case 'months':
        return t('simulation:monthsOf', { count: value });
      case 'age':
        return ageText(value);
      case 'date':
        return formatDate(value);
      case 'cover':
        return t(`covers.${value}`);
      case 'option':
        break;
    }
    return optionText(value, plan);
  };
  return (changes, plan) =>
    changeLines(changes).map((line) => {
      const { what: key, step, on } = line;
      const what = t(`changes.${key}`, { date: on === null ? '' : formatDate(on) });
      return { name: step === null ? what : t('step', { number: step, what }), value: valueText(line, plan) };
    });
};
