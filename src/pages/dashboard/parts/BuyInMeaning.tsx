import Box from '@mui/material/Box';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { wholePercent } from '#domain/buy-in.ts';
import { useTranslation } from 'react-i18next';
import { RatioBar } from '#ui/RatioBar.tsx';
import type { BuyInFace } from '../view.ts';
import { AmountSentence } from './AmountSentence.tsx';

type BuyInMeaningProps = {
  buyIn: BuyInFace;
  /** How often the amount can be paid; without it, it is only called the most that is possible. */
  unit?: string;
};

/** What the buy-in figure means for this member, and the savings compared with their maximum. */
export const BuyInMeaning = ({ buyIn, unit }: BuyInMeaningProps) => {
  const { t } = useTranslation('dashboard');
  const locale = useValue(localeAtom);
  const { atMost, isNone, isFull, reached, toRepay, note } = buyIn;
  const ratioText = () =>
    isFull ? t('buyIn.full') : t('buyIn.ratio', { percent: formatPercent(wholePercent(reached ?? 0), locale) });
  const ownWords = () => {
    if (!isNone) return '';
    if (toRepay !== null) return t('buyIn.repayFirst', { amount: formatChf(toRepay) });
    return isFull ? '' : t('buyIn.none');
  };
  // The provider knows the reason; an open withdrawal may not be the one.
  const says = note ?? ownWords();
  return (
    <>
      {isNone || !atMost ? null : (
        <p>
          {/* A limit that the provider says may be one a year. */}
          <AmountSentence>
            {note === null && unit !== undefined
              ? `${formatChf(atMost)} ${unit}`
              : t('atMost', { amount: formatChf(atMost) })}
          </AmountSentence>
        </p>
      )}
      {says === '' ? null : <p>{says}</p>}
      {toRepay === null || isNone ? null : <p>{t('buyIn.withHomeOwnership', { amount: formatChf(toRepay) })}</p>}
      {reached === null || (isNone && !isFull) ? null : (
        // On a phone only where it is all that is said.
        <Box sx={{ display: { xs: isNone && says === '' ? 'block' : 'none', sm: 'block' } }}>
          <RatioBar percent={reached}>{ratioText()}</RatioBar>
        </Box>
      )}
    </>
  );
};
