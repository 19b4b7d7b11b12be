import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { RatioBar } from '#ui/RatioBar.tsx';

type ShareOfSavingsProps = {
  /** CHF. */
  amount: number | null;
  /** The whole savings, CHF. */
  balance: number | null;
};

/** The part of the savings that can be withdrawn, as a bar; nothing where either is unknown or zero, or it is all. */
export const ShareOfSavings = ({ amount, balance }: ShareOfSavingsProps) => {
  const { t } = useTranslation('dashboard');
  const locale = useValue(localeAtom);
  if (amount === null || balance === null || amount <= 0 || amount >= balance) return null;
  const percent = (amount / balance) * 100;
  return (
    <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
      <RatioBar percent={percent}>
        {t('homeOwnership.share', { percent: formatPercent(Math.round(percent), locale) })}
      </RatioBar>
    </Box>
  );
};
