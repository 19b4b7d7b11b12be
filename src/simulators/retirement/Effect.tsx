import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationResult } from '#contract/simulations.ts';
import { formatDate } from '#kernel/date.ts';
import type { Centimes } from '#kernel/money.ts';
import { useAgesText } from '#simulation/ages-text.ts';
import { Comparison, type ComparedRow } from '#simulation/Comparison.tsx';
import { ratioOrDash } from '#simulation/rough.ts';
import { useTexts } from '#simulation/use-texts.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import type { Ahv } from './ahv-of.ts';

type Retirement = NonNullable<SimulationResult['after']['retirement']>;

type Pensions = NonNullable<SimulationResult['pensions']>;

/** A retirement with all pensions. */
type Drawn = { readonly retirement: Retirement; readonly all: Pensions['after'] };

/** A retirement without the changes, with those of other simulators alone where there are some, and with all. */
const drawnOf = (
  start: Retirement,
  { pensions, after }: SimulationResult,
  alongside: SimulationResult | null,
): readonly Drawn[] => {
  if (pensions === null || after.retirement === null) return [];
  const other = alongside?.after.retirement;
  return [
    { retirement: start, all: pensions.before },
    ...(other && alongside?.pensions ? [{ retirement: other, all: alongside.pensions.after }] : []),
    { retirement: after.retirement, all: pensions.after },
  ];
};

type EffectProps = {
  /** Without any changes. */
  start: Retirement;
  result: SimulationResult;
  /** With those of other simulators alone; null without any. */
  alongside: SimulationResult | null;
  ahv: Ahv;
};

/** What the changes do to a retirement, and how it is taxed as soon as there is capital. DBG art. 22, 38. */
export const Effect = memo(({ start, result, alongside, ahv }: EffectProps) => {
  const drawn = drawnOf(start, result, alongside);
  const from = result.pensions?.from ?? null;
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const agesText = useAgesText();
  const text = useTexts(t);
  const [total, ratio, ratioUntil] = useMemo(() => {
    // The names say whether the AHV pension is among them.
    const nameOf = (figure: 'total' | 'ratio') =>
      ahv === 'none'
        ? t(`retirement.${figure}Without`)
        : from === null
          ? t(`retirement.${figure}With`)
          : t(`retirement.${figure}From`, { date: formatDate(from) });
    return [nameOf('total'), nameOf('ratio'), t('retirement.ratioUntil', { date: formatDate(from) })];
  }, [ahv, from, t]);
  const saysMore = ahv !== 'none' || drawn.some(({ retirement }) => retirement.drawnPerMonth > 0);
  const amounts = (of: (retirement: Retirement) => Centimes) => drawn.map(({ retirement }) => of(retirement));
  const lumpSums = amounts(({ lumpSum }) => lumpSum);
  const note = ahv === 'estimated' ? text('retirement.ahvIsEstimated') : undefined;
  const ratios = (key: 'ratio' | 'ratioBeforeAhv', name: string): readonly ComparedRow[] => {
    const each = drawn.map(({ all }) => all[key]);
    return each.every((ratio) => ratio === null)
      ? []
      : [{ key, name, texts: each.map((share) => ratioOrDash(share, locale)), ...(key === 'ratio' && { note }) }];
  };
  return (
    <>
      <Comparison
        rows={[
          { key: 'age', name: text('retirement.age'), texts: drawn.map(({ retirement }) => agesText(retirement)) },
          {
            key: 'pension',
            name: text('retirement.pension'),
            amounts: amounts(({ pensionPerMonth }) => pensionPerMonth),
          },
          { key: 'lumpSum', name: text('retirement.capital'), amounts: lumpSums },
          { key: 'savings', name: text('retirement.savings'), amounts: amounts(({ savings }) => savings) },
          ...(saysMore ? [{ key: 'total', name: total, amounts: drawn.map(({ all }) => all.perMonth), note }] : []),
          ...ratios('ratio', ratio),
          ...ratios('ratioBeforeAhv', ratioUntil),
        ]}
      />
      {lumpSums.some((lumpSum) => lumpSum > 0) ? <Fineprint>{t('retirement.taxes')}</Fineprint> : null}
    </>
  );
});
