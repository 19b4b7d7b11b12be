import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/profile.ts';
import { parseAhvNumber } from '#kernel/ahv-number.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { useHref } from '#state/kernel/place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { Own } from './Own.tsx';
import { PendingChange } from './PendingChange.tsx';

/** Name, birth date, social security number and civil status, of which only the last can be changed here. */
export const PersonalCard = ({ profile, editable }: { profile: Profile; editable: boolean }) => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const { firstname, lastname, birthDate, ahvNumber, civilStatusName } = profile.personalInformation;
  const pending = profile.pendingCivilStatus;
  const number = ahvNumber ?? '';
  return (
    <ProfileCard title={t('personal.title')}>
      <DefinitionList
        rows={[
          { term: t('personal.firstname'), value: <Own>{firstname}</Own> },
          { term: t('personal.lastname'), value: <Own>{lastname}</Own> },
          { term: t('personal.birthdate'), value: <BirthDate value={birthDate} /> },
          { term: t('personal.ahvNumber'), value: <Own figures>{parseAhvNumber(number) ?? number}</Own> },
          {
            term: t('personal.civilStatus'),
            value: <Own>{civilStatusName}</Own>,
            edit: editable
              ? { href: href('profile-civil-status'), label: t('edit'), accessibleLabel: t('personal.edit') }
              : undefined,
            pending:
              pending === null || pending === undefined ? null : (
                <PendingChange
                  value={pending.statusName ?? ''}
                  since={isUnknownDate(pending.requestedOn) ? null : formatDate(pending.requestedOn ?? '')}
                />
              ),
          },
        ]}
      />
    </ProfileCard>
  );
};

/** A birth date; year 0001 is masked, and dates that the provider has masked are unchanged. */
const BirthDate = ({ value }: { value: string | null | undefined }) => {
  if (!value) return <Own>{value}</Own>;
  return <Own figures>{/^\d/.test(value) ? formatDate(value) : value}</Own>;
};
