import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { YearAxis } from '#detail/YearAxis.tsx';
import type { YearMark } from '#domain/year-marks.ts';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, localeAtom } from '#state/kernel/place.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { RatioBar } from '#ui/RatioBar.tsx';
import type { Beneficiary } from '../view.ts';
import { personLook } from '#ui/person-look.ts';

/** In a narrower container the amounts go below the person. */
const narrow = '@container (max-width: 26rem)';

/** A beneficiary's name, else their relation to the member. */
const Person = ({ person: { name, relation, birthDate } }: { person: Beneficiary }) => {
  const { t } = useTranslation('death-benefit');
  const hidden = useValue(anonymizeAtom);
  const withoutName = t(hidden ? 'beneficiaries.nameHidden' : 'beneficiaries.nameUnknown');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" sx={{ fontWeight: 'fontWeightMedium' }}>
        <bdi>{name ?? relation ?? t('beneficiaries.someone')}</bdi>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {name === null ? withoutName : relation}
      </Typography>
      {birthDate === null ? null : (
        <Typography variant="body2" color="textSecondary">
          {t('beneficiaries.born', { date: birthDate })}
        </Typography>
      )}
    </Box>
  );
};

/** Of what the shares are: of all pensions of a year, or of the lump sum; null if that isn't known. */
export type SharesOf = 'pensions' | 'lumpSum' | null;

/** Whether a beneficiary's share is said next to the sum of which it is a part: the bar then says how long it is paid. */
const isNextToSum = ({ pension, lumpSum }: Beneficiary, sharesOf: SharesOf): boolean =>
  (pension?.period ?? null) !== null && (sharesOf === 'pensions' || (sharesOf === 'lumpSum' && lumpSum !== null));

/** What a beneficiary receives; their pension answers how it is calculated. */
const Money = ({ person, sharesOf }: { person: Beneficiary; sharesOf: SharesOf }) => {
  const { name, relation, share, pensionPerYear, pension, lumpSum, derivation, derivationOfLumpSum } = person;
  const { t } = useTranslation('death-benefit');
  const locale = useValue(localeAtom);
  if (pensionPerYear === null && lumpSum === null) return null;
  const withShare = (term: string, of: SharesOf): string =>
    share !== null && of === sharesOf && isNextToSum(person, sharesOf)
      ? `${term} · ${t('beneficiaries.share', { percent: formatPercent(share, locale) })}`
      : term;
  const sum = (term: string, of: SharesOf, chf: number, explained?: Derivation): Fact => ({
    term: withShare(term, of),
    value: (
      <ExplainedFigure
        derivation={explained}
        // Several people have the same figure.
        figureLabel={[name ?? relation, term].filter(Boolean).join(', ')}
        figure={formatChf(chf)}
      >
        <AmountText>{formatChf(chf)}</AmountText>
      </ExplainedFigure>
    ),
  });
  const regular =
    pension !== null
      ? [sum(t('beneficiaries.pensionPerMonth'), 'pensions', pension.perMonth, derivation)]
      : pensionPerYear === null
        ? []
        : [sum(t('beneficiaries.pensionPerYear'), 'pensions', pensionPerYear, derivation)];
  return (
    <Box sx={{ [narrow]: { marginBlockStart: 1 } }}>
      <Facts
        layout="sums"
        facts={[
          ...regular,
          ...(lumpSum === null ? [] : [sum(t('beneficiaries.lumpSum'), 'lumpSum', lumpSum, derivationOfLumpSum)]),
        ]}
      />
    </Box>
  );
};

/** How long a pension is paid, from today on, next to those of the others; else the share of the amount. */
const Share = ({
  person,
  index,
  sharesOf,
  isAlone,
}: {
  person: Beneficiary;
  index: number;
  sharesOf: SharesOf;
  isAlone: boolean;
}) => {
  const { t } = useTranslation('death-benefit');
  const locale = useValue(localeAtom);
  const { share, pension } = person;
  const shareText = share === null ? null : t('beneficiaries.share', { percent: formatPercent(share, locale) });
  const period = pension?.period ?? null;
  if (period !== null) {
    const { until, length } = period;
    const periodText = until === null ? t('beneficiaries.withoutEnd') : t('beneficiaries.until', { date: until });
    // A bar without an end and without another one says nothing.
    if (isAlone && until === null) {
      return (
        <Typography variant="body2" color="textSecondary">
          {periodText}
        </Typography>
      );
    }
    return (
      <RatioBar percent={length} part={personLook(index)} isOpen={until === null}>
        {[periodText, isNextToSum(person, sharesOf) ? null : shareText].filter(Boolean).join(' · ')}
      </RatioBar>
    );
  }
  if (isAlone) return null;
  return share === null ? (
    <Typography variant="body2" color="textSecondary">
      {t('beneficiaries.shareUnknown')}
    </Typography>
  ) : (
    <RatioBar percent={share}>{shareText}</RatioBar>
  );
};

type BeneficiaryListProps = {
  people: readonly Beneficiary[];
  years: readonly YearMark[];
  sharesOf: SharesOf;
  /** Whether one person receives everything; no share is said then. */
  isAlone: boolean;
};

/** The beneficiaries: name, relation and birth date if known and not hidden, share and amounts. */
export const BeneficiaryList = ({ people, years, sharesOf, isAlone }: BeneficiaryListProps) => {
  const { t } = useTranslation('death-benefit');
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <List disablePadding>
        {people.map((person, index) => (
          // The index, because two unnamed children may be identical.
          <ListItem
            key={index}
            disableGutters
            divider={index < people.length - 1}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 3,
              alignItems: 'start',
              py: 2.5,
              '&:first-of-type': { paddingBlockStart: 0 },
              '&:last-of-type': { paddingBlockEnd: 0 },
              [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
              '@media print': { breakInside: 'avoid', py: 1 },
            }}
          >
            <Person person={person} />
            <Money person={person} sharesOf={sharesOf} />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Share person={person} index={index} sharesOf={sharesOf} isAlone={isAlone} />
            </Box>
          </ListItem>
        ))}
      </List>
      {years.length === 0 ? null : <YearAxis begin={t('beneficiaries.today')} years={years} />}
    </Box>
  );
};
