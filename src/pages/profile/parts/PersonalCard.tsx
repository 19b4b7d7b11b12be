import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { topicQuery } from '#domain/form-query.ts';
import { useHref } from '#state/kernel/place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import type { ProfileView } from '../view.ts';
import { Own } from '#ui/Own.tsx';
import { PendingChange } from './PendingChange.tsx';

/** Name, birth date, social security number and civil status, of which only the last can be changed here. */
export const PersonalCard = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const { personal, lacksBirthDate, civilStatus, allowed } = profile;
  const { pending } = civilStatus;
  return (
    <ProfileCard title={t('personal.title')}>
      <DefinitionList
        rows={[
          { term: t('personal.firstname'), value: <Own>{personal.firstname}</Own> },
          { term: t('personal.lastname'), value: <Own>{personal.lastname}</Own> },
          {
            term: t('personal.birthDate'),
            value: <Own figures>{personal.birthDate}</Own>,
            ...(lacksBirthDate && {
              edit: {
                href: href('contact', { query: topicQuery('birthDate') }),
                label: t('personal.report'),
                accessibleLabel: t('personal.reportBirthDate'),
              },
              note: (
                <Typography variant="body2" color="textSecondary">
                  {t('personal.birthDateMissing')}
                </Typography>
              ),
            }),
          },
          { term: t('personal.ahvNumber'), value: <Own figures>{personal.ahvNumber}</Own> },
          {
            term: t('personal.civilStatus'),
            value: <Own>{civilStatus.name}</Own>,
            edit: allowed.civilStatus
              ? { href: href('profile-civil-status'), label: t('edit'), accessibleLabel: t('personal.edit') }
              : undefined,
            pending: pending === null ? null : <PendingChange value={pending.name ?? ''} since={pending.since} />,
          },
        ]}
      />
    </ProfileCard>
  );
};
