import type { Dashboard } from '#contract/dashboard.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { useTranslation } from 'react-i18next';
import { RatioBar } from '#ui/RatioBar.tsx';

type PurchaseBox = NonNullable<Dashboard['buyIn']>;

/** How far the savings are from what the plan allows, in percent, as sent or worked out; null where neither is known. */
export const savingsRatio = (box: PurchaseBox): number | null => {
  if (typeof box.ratio === 'number') return box.ratio;
  const { savings: current, savingsAtMost: maximum } = box;
  return typeof current === 'number' && typeof maximum === 'number' && maximum > 0 ? (current / maximum) * 100 : null;
};

/** What the buy-in figure means for this person, and how much of the possible savings is there already. */
export const PurchaseMeaning = ({ box }: { box: PurchaseBox }) => {
  const { t } = useTranslation('dashboard');
  const { atMost, openWithdrawals, savings, savingsAtMost, subTitle } = box;
  const withdrawn = typeof openWithdrawals === 'number' && openWithdrawals > 0 ? openWithdrawals : null;
  const nothing = typeof atMost === 'number' && atMost <= 0;
  const percent = savingsRatio(box);
  const full = percent !== null && percent >= 100;
  const ratioText = () => {
    if (full) return t('purchase.full');
    if (box.tooltipLabel && typeof savings === 'number') {
      return box.tooltipLabel.replaceAll('{0}', formatChf(savings));
    }
    if (typeof savings === 'number' && typeof savingsAtMost === 'number') {
      return t('purchase.ratioOf', { current: formatChf(savings), maximum: formatChf(savingsAtMost) });
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
