import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Derivation } from '#contract/derivation.ts';
import { ExplainedFigure } from '#detail/ExplainedFigure.tsx';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, localeAtom } from '#state/kernel/place.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { RatioBar } from '#ui/RatioBar.tsx';
import type { Beneficiary } from '../view.ts';

/** Where there is room for one person's amounts beside them. */
const wide = '@container (min-width: 26rem)';

/** A beneficiary's name, else their relation to the member, and until when their pension is paid. */
const Person = ({ person: { name, relation, birthDate, pension } }: { person: Beneficiary }) => {
  const { t } = useTranslation('death-benefit');
  const hidden = useValue(anonymizeAtom);
  const withoutName = t(hidden ? 'beneficiaries.nameHidden' : 'beneficiaries.nameUnknown');
  const period = pension?.period ?? null;
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
      {period === null ? null : (
        <Typography variant="body2">
          {period.until === null ? t('beneficiaries.withoutEnd') : t('beneficiaries.until', { date: period.until })}
        </Typography>
      )}
    </Box>
  );
};

/** Of what the shares are: of all pensions of a year, or of the lump sum; null if that isn't known. */
export type SharesOf = 'pensions' | 'lumpSum' | null;

/** Whether a beneficiary's share is said next to the sum of which it is a part, because how long that is paid is said, too. */
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
    <Box sx={{ alignSelf: 'end' }}>
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

/** The share of the amount, where it isn't said next to a sum. */
const Share = ({ person, sharesOf }: { person: Beneficiary; sharesOf: SharesOf }) => {
  const { t } = useTranslation('death-benefit');
  const locale = useValue(localeAtom);
  const { share, pension } = person;
  if (isNextToSum(person, sharesOf)) return null;
  const isDated = (pension?.period ?? null) !== null;
  if (share === null) {
    return isDated ? null : (
      <Typography variant="body2" color="textSecondary">
        {t('beneficiaries.shareUnknown')}
      </Typography>
    );
  }
  return <RatioBar percent={share}>{t('beneficiaries.share', { percent: formatPercent(share, locale) })}</RatioBar>;
};

type BeneficiaryListProps = {
  people: readonly Beneficiary[];
  sharesOf: SharesOf;
  /** Whether one person receives everything; no share is said then. */
  isAlone: boolean;
};

/**
 * The beneficiaries: name, relation and birth date if known and not hidden, share and amounts. Several people stand side by
 * side if there is room. If there is only one, the amounts stand beside the name.
 */
export const BeneficiaryList = ({ people, sharesOf, isAlone }: BeneficiaryListProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <List
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        columnGap: 4,
        rowGap: 2.5,
      }}
    >
      {people.map((person, index) => (
        // The index, because two unnamed children may be identical.
        <ListItem
          key={index}
          disablePadding
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            ...(people.length === 1 && { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } }),
            columnGap: 3,
            rowGap: 1,
            // Amounts side by side end on one line, whatever is known of the people above them.
            gridTemplateRows: 'auto 1fr',
            alignItems: 'start',
            paddingBlockStart: 2,
            borderBlockStart: '1px solid',
            borderColor: 'divider',
            '@media print': { breakInside: 'avoid', paddingBlockStart: 1 },
          }}
        >
          <Person person={person} />
          <Money person={person} sharesOf={sharesOf} />
          {isAlone ? null : (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <Share person={person} sharesOf={sharesOf} />
            </Box>
          )}
        </ListItem>
      ))}
    </List>
  </Box>
);
