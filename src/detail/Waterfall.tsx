import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { waterfallOf, type WaterfallPart } from '#domain/waterfall.ts';
import { WaterfallPicture, type WaterfallRow } from '#ui/WaterfallPicture.tsx';
import { useCalculationWords } from './calculation-words.ts';

/** A calculation as a picture, in words and bars; nothing where no sum leads to the figure. */
export const Waterfall = ({ derivation }: { derivation: Derivation }) => {
  const { t } = useTranslation('calculation');
  const words = useCalculationWords();
  const parts = waterfallOf(derivation);

  const row = (sign: WaterfallRow['sign'], said: Pick<WaterfallRow, 'name' | 'value'>) => ({
    sign,
    signText: sign === 'first' ? undefined : t(`waterfall.${sign}`),
    name: said.name,
    value: said.value,
    isResult: sign === 'result',
  });

  const rowsOf = (part: WaterfallPart, index: number): readonly Omit<WaterfallRow, 'key'>[] => {
    if (part.kind === 'sum') {
      const { low, high } = part;
      const percent = (chf: number) => (high === low ? 0 : ((chf - low) / (high - low)) * 100);
      // What it begins with may be what the product above results in.
      const begins = parts[index - 1]?.kind === 'product' ? 'result' : 'first';
      return part.bars.map(({ kind, quantity, from, to }) => ({
        ...row(kind === 'first' ? begins : kind, words.value(quantity)),
        bar: { from: percent(from), to: percent(to), kind: kind === 'plus' || kind === 'minus' ? kind : 'whole' },
      }));
    }
    const factors = part.factors.map((factor) =>
      factor.sign === 'times'
        ? row('times', words.value(factor.quantity))
        : row('perMonth', { name: t('waterfall.months'), value: '12' }),
    );
    return [
      // Otherwise the part above results in it.
      ...(index === 0 ? [row('first', words.value(part.first))] : []),
      ...factors,
      ...(parts[index + 1]?.kind === 'sum' ? [] : [row('result', words.value(part.result))]),
    ];
  };

  return parts.length === 0 ? null : (
    <WaterfallPicture
      title={t('waterfall.title')}
      rows={parts.flatMap(rowsOf).map((each, at) => ({ ...each, key: `${at}` }))}
    />
  );
};
