import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { AccountYearLine } from '#contract/derivation.ts';
import { savingsShares } from '#domain/savings-shares.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { SharesPicture } from '#ui/SharesPicture.tsx';
import { yearsShown } from './years-shown.ts';

/**
 * What the savings are made of at each year's end: deposits, one's own contributions, those of the employer, and
 * interest. The table of the same years stands below it.
 */
export const SavingsSharesPicture = ({ years }: { years: readonly AccountYearLine[] }) => {
  const { t } = useTranslation('calculation');
  const shares = savingsShares(yearsShown(years));
  if (shares.length < 2) return null;
  const parts = (
    [
      { key: 'deposits', name: t('shares.deposits') },
      { key: 'member', name: t('years.memberCredits') },
      { key: 'employer', name: t('years.employerCredits') },
      ...(shares.some(({ waived }) => waived > 0) ? [{ key: 'waived', name: t('years.waivedCredits') } as const] : []),
      { key: 'interest', name: t('years.interest') },
    ] as const
  ).map((part) => ({ ...part, values: shares.map((share) => share[part.key]) }));
  return (
    <Box sx={{ mt: 1.5, mb: 3 }}>
      <SharesPicture
        title={t('shares.title')}
        hint={t('shares.hint')}
        parts={parts}
        bars={shares.map((share) => ({
          label: String(share.year),
          name: share.isProjected ? `${share.year}, ${t('years.projected')}` : String(share.year),
          amount: formatRough(share.savings),
          more: parts.map(({ key, name }) => `${name} ${formatRough(share[key])}`),
        }))}
      />
    </Box>
  );
};
