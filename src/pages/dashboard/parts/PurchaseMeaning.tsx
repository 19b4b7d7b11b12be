import type * as z from 'zod/mini';
import type { purchaseBoxSchema } from '#contract/dashboard.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { useTranslation } from 'react-i18next';
import { RatioBar } from '#ui/RatioBar.tsx';

type PurchaseBox = z.infer<typeof purchaseBoxSchema>;

/** How far the savings are from what the plan allows, in percent, as sent or worked out; null where neither is known. */
export const savingsRatio = (box: PurchaseBox): number | null => {
  if (typeof box.balanceMaxRatio === 'number') return box.balanceMaxRatio;
  const { currentCreditBalance: current, maxBalanceAmount: maximum } = box;
  return typeof current === 'number' && typeof maximum === 'number' && maximum > 0 ? (current / maximum) * 100 : null;
};

/** What the buy-in figure means for this person, and how much of the possible savings is there already. */
export const PurchaseMeaning = ({ box }: { box: PurchaseBox }) => {
  const { t } = useTranslation('dashboard');
  const { maxPurchaseAmount, homeOwnershipBalance, currentCreditBalance, maxBalanceAmount, subTitle } = box;
  const withdrawn = typeof homeOwnershipBalance === 'number' && homeOwnershipBalance > 0 ? homeOwnershipBalance : null;
  const nothing = typeof maxPurchaseAmount === 'number' && maxPurchaseAmount <= 0;
  const percent = savingsRatio(box);
  const full = percent !== null && percent >= 100;
  const ratioText = () => {
    if (full) return t('purchase.full');
    if (box.tooltipLabel && typeof currentCreditBalance === 'number') {
      return box.tooltipLabel.replaceAll('{0}', formatChf(currentCreditBalance));
    }
    if (typeof currentCreditBalance === 'number' && typeof maxBalanceAmount === 'number') {
      return t('purchase.ratioOf', { current: formatChf(currentCreditBalance), maximum: formatChf(maxBalanceAmount) });
    }
    return t('purchase.ratio', { percent: formatPercent(Math.round(percent ?? 0)) });
  };
  const reason = full ? '' : t('purchase.none');
  const says =
    nothing && withdrawn !== null
      ? t('purchase.repayFirst', { amount: formatChf(withdrawn) })
      : subTitle || (nothing ? reason : t('purchase.meaning'));
  return (
    <>
      {says === '' ? null : <p>{says}</p>}
      {withdrawn === null || nothing ? null : <p>{t('purchase.withHome', { amount: formatChf(withdrawn) })}</p>}
      {percent === null || (nothing && !full) ? null : <RatioBar percent={percent}>{ratioText()}</RatioBar>}
    </>
  );
};
