import { useTranslation } from 'react-i18next';
import type { BuyInAnswer } from '#contract/pages.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { DonutChart } from '#ui/DonutChart.tsx';
import { RatioBar } from '#ui/RatioBar.tsx';
import { reachedPercent, ringParts, wholePercent } from '../ring.ts';

/**
 * How far the savings are from what the regulations allow, as a ring whose middle says the ratio, else the amount. A
 * provider that sends the ratio alone gets a bar; one that sends neither gets no picture.
 */
export const SavingsRing = ({ box }: { box: NonNullable<BuyInAnswer['buyIn']> }) => {
  const { t } = useTranslation('buy-in');
  const { t: shared } = useTranslation('detail');
  const parts = ringParts(box);
  const reached = reachedPercent(box);
  const percent = reached === null ? null : formatPercent(wholePercent(reached));
  const { savings: current } = box;
  if (parts.length === 0) {
    return reached === null || percent === null ? null : (
      <RatioBar percent={reached}>{t('ring.reachedOf', { percent })}</RatioBar>
    );
  }
  const centre =
    percent !== null
      ? { figure: percent, label: t('ring.reached') }
      : typeof current === 'number'
        ? { figure: formatChf(current), label: t('ring.saved') }
        : undefined;
  return (
    <DonutChart
      slices={parts.map(({ key, word, label, value, kind }) => ({
        key,
        label: word === null ? label : t(`ring.${word}`),
        value,
        ...(kind === undefined ? {} : { kind }),
      }))}
      {...(centre === undefined ? {} : { centre })}
      tooltip={{ title: box.tooltipTitle, subtitle: box.tooltipSubtitle, label: box.tooltipLabel, amount: current }}
      labels={{
        title: t('ring.label'),
        asTable: shared('asTable'),
        asPicture: shared('asPicture'),
        part: t('ring.part'),
        amount: shared('amount'),
        share: t('ring.share'),
      }}
      empty={null}
    />
  );
};
