import Box from '@mui/material/Box';
import { memo, use, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, type IsoDate } from '#kernel/date.ts';
import { formatRate } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Fold } from './Fold.tsx';
import { OnPaper } from './on-paper.ts';

/**
 * Next to the results: from which day the data are, that it is no promise, and the disclaimer (specification, section 1).
 * On paper the assumptions say it.
 */
export const NoPromise = memo(({ asOf }: { asOf: IsoDate }) => {
  const { t } = useTranslation('simulation');
  if (use(OnPaper)) return null;
  return (
    <div>
      <Fineprint>
        {t('assumptions.asOf', { date: formatDate(asOf) })} {t('assumptions.promise')} {t('assumptions.disclaimer')}
      </Fineprint>
    </div>
  );
});

type AssumptionsProps = {
  asOf: IsoDate;
  /** The assumed interest, and the last year of which the law's amounts are known; null where the provider simulates. */
  rests: { readonly percent: number; readonly knownLaw: number } | null;
  /** Whether other rates of interest are shown as well. */
  withBand: boolean;
};

/** What a simulation rests on: folded on the screen, as a whole and with the disclaimer on paper. */
export const Assumptions = memo(({ asOf, rests, withBand }: AssumptionsProps) => {
  const { t } = useTranslation('simulation');
  const locale = useValue(localeAtom);
  const isOnPaper = use(OnPaper);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useCallback(() => setIsOpen((was) => !was), []);
  const lines = [
    t('assumptions.same'),
    rests === null ? t('assumptions.interest') : t('assumptions.rate', { percent: formatRate(rests.percent, locale) }),
    ...(withBand ? [t('assumptions.band')] : []),
    ...(rests === null ? [] : [t('assumptions.law', { year: rests.knownLaw })]),
  ];
  if (!isOnPaper) {
    return (
      <div>
        <Fold label={t('assumptions.title')} isOpen={isOpen} onToggle={toggle} />
        {isOpen ? <Fineprint>{[...lines, t('assumptions.rounded')].join(' ')}</Fineprint> : null}
      </div>
    );
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ breakInside: 'avoid' }}>
      <SectionHeading id={id} level={3}>
        {t('assumptions.title')}
      </SectionHeading>
      <Fineprint>
        {[t('assumptions.asOf', { date: formatDate(asOf) }), ...lines, t('assumptions.estimate')].join(' ')}
      </Fineprint>
      <Fineprint>{t('assumptions.disclaimer')}</Fineprint>
    </Box>
  );
});
