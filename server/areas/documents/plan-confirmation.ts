import { dayBefore } from '#kernel/calendar.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { fill } from '#kernel/fill.ts';
import { formatPercent } from '#kernel/money.ts';
import { planChoiceOn } from '#pension/insured-person.ts';
import { perMonth } from '#pension/rates.ts';
import { changeableUntil } from '#pension/savings-options.ts';
import { planTitle } from '#server/model/savings-plans.ts';
import { certificateTexts } from '#server/model/texts/certificate.ts';
import { documentTexts } from '#server/model/texts/documents.ts';
import { planConfirmationTexts } from '#server/model/texts/plan-confirmation.ts';
import { helpOf } from './document-help.ts';
import { amountText, type TablesDocument } from './document-model.ts';
import { identityOf } from './document-person.ts';
import type { DocumentSource } from './document-source.ts';

/**
 * Confirms the savings option that a member has chosen from a day on, next to the one before it. `null` if they chose
 * none for that day, or if the plan no longer offers them a choice.
 *
 * @param from the option's first day
 * @param id the option; by default the one on record for that day, which a later choice may have replaced
 * @param on the day on which it was chosen; confirmations from before it was kept don't say it
 */
export const planConfirmationOf = (
  source: DocumentSource,
  { from, id, on }: { readonly from: IsoDate; readonly id?: string | undefined; readonly on?: IsoDate | undefined },
): TablesDocument | null => {
  const { sheet, record, settings, locale, anonymize } = source;
  const chosen = id ?? record.planChoices.find((choice) => choice.from === from)?.id;
  const options = sheet.figures.savingsOptions?.all ?? [];
  const optionOf = (id: string | undefined) => options.find((option) => option.id === id);
  const [before, after] = [optionOf(planChoiceOn(record, dayBefore(from))), optionOf(chosen)];
  if (!before || !after) return null;
  const words = planConfirmationTexts(locale);
  const shared = certificateTexts(locale);
  const { planConfirmation: title } = documentTexts(locale).types;
  const date = formatDate(from);
  const row = (label: string, cellOf: (option: (typeof options)[number]) => string) => ({
    label,
    cells: [cellOf(before), cellOf(after)],
  });
  const { notes } = words;
  const until = changeableUntil(from);
  return {
    locale,
    title,
    fund: settings.displayName,
    asOf: on === undefined ? fill(words.asOf, { date }) : fill(words.chosenAsOf, { date, chosen: formatDate(on) }),
    inChf: shared.inChf,
    person: identityOf(source),
    sections: [
      {
        title: words.choice,
        head: ['', words.before, fill(words.after, { date })],
        rows: [
          {
            ...row(words.option, (option) => planTitle(option, locale)),
            isStrong: true,
          },
          row(words.perMonth, ({ memberSavingsPerYear }) => amountText(perMonth(memberSavingsPerYear))),
          row(words.perYear, ({ memberSavingsPerYear }) => amountText(memberSavingsPerYear)),
          row(words.pension, ({ pensionPerMonth }) => amountText(pensionPerMonth)),
        ],
        remarks: [],
      },
    ],
    notes: {
      title: notes.title,
      lines: [
        ...(anonymize ? [shared.notes.anonymized] : []),
        notes.employer,
        fill(notes.salary, {
          date: formatDate(sheet.today),
          percent: formatPercent(sheet.figures.plan.projectedInterest, locale),
        }),
        ...(until < (on ?? sheet.today) ? [] : [fill(notes.changeable, { until: formatDate(until) })]),
        notes.again,
        notes.unsigned,
      ],
    },
    help: helpOf(source),
    page: shared.page,
    fileName: `${title} ${from}.pdf`,
  };
};
