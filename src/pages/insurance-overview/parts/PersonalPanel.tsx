import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, isUnknownDate, type IsoDate } from '#kernel/date.ts';
import { formatPercent } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, localeAtom } from '#state/kernel/place.ts';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { Own } from '#ui/Own.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import type { InsuranceOverviewView } from '../view.ts';

/** A number or a date, never wrapped. */
const Figures = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

const words = (text: string | null): ReactNode => (text === null ? null : <Own>{text}</Own>);

/** From this many characters on, a text gets its own line. */
const longWords = 28;

const isLong = (text: string | null): boolean => (text?.length ?? 0) >= longWords;

/** A date; year 0001 is masked. */
const day = (iso: IsoDate | null): ReactNode => (iso === null ? null : <Figures>{formatDate(iso)}</Figures>);

/**
 * The insured person, employer and plan; missing lines are omitted. If personal data are hidden, the lines that
 * would identify the person say so.
 */
export const PersonalPanel = ({ person }: { person: NonNullable<InsuranceOverviewView['person']> }) => {
  const { t } = useTranslation('insurance-overview');
  const locale = useValue(localeAtom);
  const anonymize = useValue(anonymizeAtom);
  const hidden = anonymize ? (
    <Typography component="span" color="textSecondary">
      {t('personal.hidden')}
    </Typography>
  ) : null;
  const { ahvNumber, activityRate } = person;
  const rows: readonly Fact[] = [
    { term: t('personal.firstname'), value: words(person.firstname) ?? hidden, long: isLong(person.firstname) },
    { term: t('personal.lastname'), value: words(person.lastname) ?? hidden, long: isLong(person.lastname) },
    {
      term: t('personal.birthDate'),
      value:
        person.birthDate === null
          ? hidden
          : isUnknownDate(person.birthDate)
            ? t('personal.unknown')
            : day(person.birthDate),
    },
    {
      term: t('personal.ahvNumber'),
      value:
        ahvNumber === null ? hidden : ahvNumber.isValid ? <Figures>{ahvNumber.text}</Figures> : words(ahvNumber.text),
    },
    { term: t('personal.civilStatus'), value: words(person.civilStatus) },
    { term: t('personal.companyName'), value: words(person.companyName) ?? hidden, long: isLong(person.companyName) },
    { term: t('personal.admissionDate'), value: day(person.admissionDate) },
    {
      term: t('personal.activityRate'),
      value: activityRate === null ? null : <Figures>{formatPercent(activityRate, locale)}</Figures>,
    },
    {
      term: t('personal.fundName'),
      value: words(person.fundName),
      long: isLong(person.fundName),
    },
    { term: t('personal.planName'), value: words(person.planName), long: isLong(person.planName) },
  ];
  const known = rows.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <ProfileCard title={t('personal.title')}>
      <Facts layout="sheet" facts={known} />
    </ProfileCard>
  );
};
