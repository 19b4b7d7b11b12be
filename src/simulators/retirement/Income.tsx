import { memo, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatFrancs, toChf } from '#kernel/money.ts';
import { roughAmount } from '#kernel/rough-amount.ts';
import { ShownBars, type BarRow } from '#simulation/bar-rows.ts';
import { FollowingTable } from '#simulation/FollowingTable.tsx';
import { OnPaper, useFrancsOrDash, useFrancWords } from '#simulation/on-paper.ts';
import { usePhaseName } from '#simulation/phase-name.ts';
import { ratioOrDash, roughOf } from '#simulation/rough.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import type { DataColumn } from '#ui/DataTable.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import type { Ahv } from './ahv-of.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

/** What a monthly income is made of. */
const parts = ['salary', 'pension', 'ahv'] as const;

const looks = { salary: 'plain', pension: 'first', ahv: 'second' } as const;

type IncomeProps = {
  income: Retirement['income'];
  /** Null if it isn't known, or hidden. */
  birthDate: IsoDate | null;
};

/** What comes in a month: today, and from each day on which it changes. */
const IncomeTable = ({ income, isEstimated, birthDate }: IncomeProps & { isEstimated: boolean }) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const isOnPaper = use(OnPaper);
  const words = useFrancWords();
  const orDash = useFrancsOrDash();
  const ahvKey = isEstimated ? 'ahvEstimated' : 'ahv';
  const nameOf = (part: (typeof parts)[number]) => t(`retirement.income.${part === 'ahv' ? ahvKey : part}`);
  // Beside a pension nothing is a share of the salary.
  const hasRatio = income.some(({ ratio }) => ratio !== null);
  const columns = useMemo<readonly DataColumn[]>(
    () => [
      { key: 'from', header: t('retirement.income.from') },
      { key: 'salary', header: t('retirement.income.salary'), align: 'end', secondary: true },
      { key: 'pension', header: t('retirement.income.pension'), align: 'end', secondary: true },
      { key: 'ahv', header: t(`retirement.income.${ahvKey}`), align: 'end', secondary: true },
      { key: 'total', header: t('retirement.income.total'), align: 'end' },
      ...(hasRatio ? [{ key: 'ratio', header: t('retirement.income.ratio'), align: 'end' } as const] : []),
    ],
    [t, ahvKey, hasRatio],
  );
  const nameOfPhase = usePhaseName(birthDate);
  const phases = income.map(({ from, total, ratio, ...amounts }, at): BarRow => {
    const sources = parts.filter((part) => amounts[part] > 0);
    // A salary alone is no projection.
    const isKnown = sources.every((part) => part === 'salary');
    // The sum of what is shown, so that readers can recount it.
    const rough = sources.reduce((sum, part) => sum + roughAmount(toChf(amounts[part])), 0);
    return {
      name: nameOfPhase(from, at === 0),
      total: [
        isKnown ? orDash(total) : t('rough', { amount: formatFrancs(rough) }),
        ...(ratio === null ? [] : [ratioOrDash(ratio, locale)]),
      ].join(' · '),
      parts: sources.map((part) => ({
        key: part,
        name: nameOf(part),
        text: roughOf(amounts[part]),
        value: amounts[part],
        look: looks[part],
      })),
    };
  });
  const table = (
    <FollowingTable
      caption={t('retirement.income.title')}
      columns={columns}
      hasBars
      note={isOnPaper ? '' : t('comparison.head')}
      rows={income.map(({ from, salary, pension, ahv, total, ratio }) => [
        formatDate(from),
        orDash(salary),
        orDash(pension),
        orDash(ahv),
        orDash(total),
        ...(hasRatio ? [ratioOrDash(ratio, locale)] : []),
      ])}
      below={income.map((amounts) => {
        const sources = parts.filter((part) => amounts[part] > 0);
        // One alone is the total.
        return sources.length < 2
          ? sources.map(nameOf).join('')
          : sources.map((part) => `${nameOf(part)} ${words(amounts[part])}`).join(' · ');
      })}
    />
  );
  return <ShownBars value={phases}>{table}</ShownBars>;
};

/** What comes in a month, from when on. */
export const Income = memo(({ income, birthDate, ahv }: IncomeProps & { ahv: Ahv }) => {
  const { t } = useTranslation('simulation');
  const isOnPaper = use(OnPaper);
  if (income.length === 0) return null;
  return (
    <div>
      <IncomeTable income={income} birthDate={birthDate} isEstimated={ahv === 'estimated'} />
      {ahv === 'none' ? (
        <Fineprint>{t(isOnPaper ? 'retirement.ahvMissingOnPaper' : 'retirement.ahvMissing')}</Fineprint>
      ) : null}
    </div>
  );
});
