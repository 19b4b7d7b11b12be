import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatChf, formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom } from '#state/kernel/place.ts';
import { AmountText } from '#ui/AmountText.tsx';
import { RatioBar } from '#ui/RatioBar.tsx';
import type { Beneficiary } from '../beneficiaries.ts';

const People = styled('ul')(({ theme, theme: { tokens } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: theme.spacing(0, 3),
    alignItems: 'start',
    paddingBlock: theme.spacing(2.5),
  },
  '& > li:first-of-type': { paddingBlockStart: 0 },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li + li': { borderBlockStart: `1px solid ${tokens.colour.border.hairline}` },
  '& > li > :last-child': { gridColumn: '1 / -1' },
  '& h3': {
    ...theme.typography.body1,
    fontWeight: theme.typography.fontWeightMedium,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
  '@container (max-width: 26rem)': { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media print': { '& > li': { breakInside: 'avoid', paddingBlock: theme.spacing(1) } },
}));

const Amounts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: theme.spacing(0, 2),
  alignItems: 'baseline',
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { ...theme.typography.body2, color: theme.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end' },
  '@container (max-width: 26rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    marginBlockStart: theme.spacing(1),
  },
}));

/** What somebody is called: by name, else by what she is to the member. */
const Person = ({ person: { name, relation, birthDate } }: { person: Beneficiary }) => {
  const { t } = useTranslation('death-benefit');
  const hidden = useValue(anonymizeAtom);
  const withoutName = t(hidden ? 'beneficiaries.nameHidden' : 'beneficiaries.nameUnknown');
  return (
    <div>
      <h3>
        <bdi>{name ?? relation ?? t('beneficiaries.someone')}</bdi>
      </h3>
      <p>{name === null ? withoutName : relation}</p>
      {birthDate === null ? null : <p>{t('beneficiaries.born', { date: birthDate })}</p>}
    </div>
  );
};

const Money = ({ person: { pensionPerYear, lumpSum } }: { person: Beneficiary }) => {
  const { t } = useTranslation('death-benefit');
  if (pensionPerYear === null && lumpSum === null) return null;
  return (
    <Amounts>
      {pensionPerYear === null ? null : (
        <div>
          <dt>{t('beneficiaries.pensionPerYear')}</dt>
          <dd>
            <AmountText>{formatChf(pensionPerYear)}</AmountText>
          </dd>
        </div>
      )}
      {lumpSum === null ? null : (
        <div>
          <dt>{t('beneficiaries.lumpSum')}</dt>
          <dd>
            <AmountText>{formatChf(lumpSum)}</AmountText>
          </dd>
        </div>
      )}
    </Amounts>
  );
};

const Share = ({ share }: { share: number | null }) => {
  const { t } = useTranslation('death-benefit');
  return share === null ? (
    <p>{t('beneficiaries.shareUnknown')}</p>
  ) : (
    <RatioBar percent={share}>{t('beneficiaries.share', { percent: formatPercent(share) })}</RatioBar>
  );
};

/** Who would be paid: name, relation and birth date as far as known and shown, the share, and the money. */
export const BeneficiaryList = ({ people }: { people: readonly Beneficiary[] }) => (
  <People>
    {people.map((person, index) => (
      // The provider's order is all that tells two unnamed children apart.
      <li key={index}>
        <Person person={person} />
        <Money person={person} />
        <Share share={person.share} />
      </li>
    ))}
  </People>
);
