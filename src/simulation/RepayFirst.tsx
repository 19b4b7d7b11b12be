import { useTranslation } from 'react-i18next';
import { repaymentQuery } from '#domain/simulate-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';

/** The way from a buy-in to the repayment that has to come first, with all of it entered (BVG art. 79b para. 3). */
export const RepayFirst = () => {
  const { t } = useTranslation('simulation');
  const href = useHref();
  return (
    <Button variant="outlined" size="small" href={href('home-ownership', { query: repaymentQuery })}>
      {t('buyIn.repayFirst')}
    </Button>
  );
};
