import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { waterfallOf, type WaterfallBar, type WaterfallPart } from '#domain/waterfall.ts';
import { WaterfallPicture, type WaterfallRow } from '#ui/WaterfallPicture.tsx';
import { useCalculationWords } from './calculation-words.ts';
import { PensionHoldersContext } from './pension-holders.ts';

/** How a bar is drawn. */
const kindOf = ({ kind, quantity }: WaterfallBar): NonNullable<WaterfallRow['bar']>['kind'] => {
  if (kind === 'plus') return quantity.name === 'interest' ? 'interest' : 'plus';
  return kind === 'minus' ? 'minus' : 'whole';
};

/** A calculation as a picture, in words and bars; nothing where no sum leads to the figure. */
export const Waterfall = ({ derivation }: { derivation: Derivation }) => {
  const { t } = useTranslation('calculation');
  const words = useCalculationWords();
  const holders = use(PensionHoldersContext);
  const parts = waterfallOf(derivation);

  const row = (sign: WaterfallRow['sign'], said: Pick<WaterfallRow, 'name' | 'value'>) => ({
    sign,
    signText: sign === 'first' ? undefined : t(`waterfall.${sign}`),
    name: said.name,
    value: said.value,
    isResult: sign === 'result',
  });

  const said = ({ quantity, holder }: WaterfallBar): Pick<WaterfallRow, 'name' | 'value'> => {
    const line = words.value(quantity);
    if (holder === undefined) return line;
    return { value: line.value, name: holders[holder.is][holder.place] ?? t(`waterfall.${holder.is}`) };
  };

  const rowsOf = (part: WaterfallPart, index: number): readonly Omit<WaterfallRow, 'key'>[] => {
    if (part.kind === 'sum') {
      const { low, high } = part;
      const percent = (chf: number) => (high === low ? 0 : ((chf - low) / (high - low)) * 100);
      // What it begins with may be what the product above results in.
      const begins = parts[index - 1]?.kind === 'product' ? 'result' : 'first';
      return part.bars.map((bar) => ({
        ...row(bar.kind === 'first' ? begins : bar.kind, said(bar)),
        // Every second child, as on the page on death.
        bar: {
          from: percent(bar.from),
          to: percent(bar.to),
          kind: kindOf(bar),
          isHatched: bar.holder?.is === 'children' && bar.holder.place % 2 === 1,
        },
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
