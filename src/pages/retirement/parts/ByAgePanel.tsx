import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { FoldingPanel } from '#detail/FoldingPanel.tsx';
import type { TriedLook } from '../tried.ts';
import type { AtAge, Basis } from '../view.ts';
import { ByAgeTable } from './ByAgeTable.tsx';

type ByAgePanelProps = {
  rows: readonly AtAge[];
  basis: Basis;
  /** How it is presented if the member tries something out. */
  look?: TriedLook | undefined;
};

/** The benefits for retiring at each age, as a table. */
export const ByAgePanel = memo(({ rows, basis, look }: ByAgePanelProps) => {
  const { t } = useTranslation('retirement');
  const locale = useValue(localeAtom);
  const { capitalPercent = 0, isCapitalOnly = false, isInSteps = false } = look ?? {};
  const lead = isCapitalOnly
    ? t('byAge.leadSavings')
    : capitalPercent > 0
      ? t('byAge.leadShare', { percent: formatPercent(capitalPercent, locale) })
      : t('byAge.lead');
  const id = useId();
  return (
    <FoldingPanel title={t('byAge.title')} headingId={id} isAlwaysFolded>
      <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '60ch', textWrap: 'pretty' }}>
        {isInSteps ? `${lead} ${t('byAge.steps')}` : lead}
      </Typography>
      <ByAgeTable rows={rows} basis={basis} isTried={look !== undefined} labelledBy={id} />
    </FoldingPanel>
  );
});
