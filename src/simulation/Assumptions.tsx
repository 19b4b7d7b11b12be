import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatRate } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type AssumptionsProps = {
  asOf: IsoDate;
  /** The assumed interest, and the last year of which the law's amounts are known; null where the provider simulates. */
  rests: { readonly percent: number; readonly knownLaw: number } | null;
  /** Whether other rates of interest are shown as well. */
  withBand: boolean;
};

/**
 * What a simulation rests on, from which day its data are, that it is no promise, and the disclaimer (specification,
 * section 1).
 */
export const Assumptions = memo(({ asOf, rests, withBand }: AssumptionsProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid' }}>
      <SectionHeading id={id} level={3}>
        {t('assumptions.title')}
      </SectionHeading>
      <Fineprint>
        {[
          t('assumptions.asOf', { date: formatDate(asOf) }),
          t('assumptions.same'),
          rests === null
            ? t('assumptions.interest')
            : t('assumptions.rate', { percent: formatRate(rests.percent, locale) }),
          ...(withBand ? [t('assumptions.band')] : []),
          ...(rests === null ? [] : [t('assumptions.law', { year: rests.knownLaw })]),
          t('assumptions.noPromise'),
        ].join(' ')}
      </Fineprint>
      <Fineprint>{t('assumptions.disclaimer')}</Fineprint>
    </Box>
  );
});
