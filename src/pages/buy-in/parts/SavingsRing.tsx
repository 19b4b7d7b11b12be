import { useTranslation } from 'react-i18next';
import { wholePercent } from '#domain/buy-in.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { DonutChart } from '#ui/DonutChart.tsx';
import { RatioBar } from '#ui/RatioBar.tsx';
import type { BuyInView } from '../view.ts';

/**
 * The savings compared with the maximum, as a ring with the ratio in its centre, or the amount if there is no ratio. A
 * bar if only the ratio is known; nothing if neither is.
 */
export const SavingsRing = ({
  buyIn: { ring, ringWords, reached, savings },
}: {
  buyIn: NonNullable<BuyInView['buyIn']>;
}) => {
  const { t } = useTranslation('buy-in');
  const locale = useValue(localeAtom);
  const shared = usePictureWords();
  const percent = reached === null ? null : formatPercent(wholePercent(reached), locale);
  if (ring.length === 0) {
    return reached === null || percent === null ? null : (
      <RatioBar percent={reached}>{t('ring.reachedOf', { percent })}</RatioBar>
    );
  }
  const centre =
    percent !== null
      ? { figure: percent, label: t('ring.reached') }
      : savings !== null
        ? { figure: formatChf(savings), label: t('ring.saved') }
        : undefined;
  return (
    <DonutChart
      locale={locale}
      // The ratio in the centre is one of them.
      hasShares={percent === null}
      slices={ring.map(({ key, word, label, value, kind }) => ({
        key,
        label: word === null ? label : t(`ring.${word}`),
        value,
        ...(kind === undefined ? {} : { kind }),
      }))}
      {...(centre === undefined ? {} : { centre })}
      tooltip={{ ...ringWords, amount: savings }}
      labels={{ ...shared, title: t('ring.label'), part: t('ring.part'), share: t('ring.share') }}
      empty={null}
    />
  );
};
