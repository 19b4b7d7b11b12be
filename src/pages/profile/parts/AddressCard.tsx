import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/profile.ts';
import { formatDate, isUnknownDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { addressLines, placeLine } from '../address-lines.ts';
import { Own } from './Own.tsx';

const None = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }));

const Pending = styled('div')(({ theme, theme: { tokens } }) => ({
  marginBlockStart: theme.spacing(2.5),
  paddingBlockStart: theme.spacing(2),
  borderBlockStart: `1px solid ${tokens.colour.border.hairline}`,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  '& h3': { ...theme.typography.body1, fontWeight: theme.typography.fontWeightMedium, margin: 0 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

/** A line of the address; null if it is blank. */
const line = (text: string | null | undefined) => (text?.trim() ? <Own>{text}</Own> : null);

/** The member's address without blank lines, and a pending new one below. */
export const AddressCard = ({ profile, editable }: { profile: Profile; editable: boolean }) => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const hidden = useValue(anonymizeAtom);
  const { address, pendingAddress: pending } = profile;
  return (
    <ProfileCard
      title={t('address.title')}
      edit={
        editable ? { href: href('profile-address'), label: t('edit'), accessibleLabel: t('address.edit') } : undefined
      }
    >
      {addressLines(address).length === 0 ? (
        <None>{hidden ? '–' : t('address.none')}</None>
      ) : (
        <DefinitionList
          rows={[
            { term: t('address.addressRow1'), value: line(address.addressRow1) },
            { term: t('address.addressRow2'), value: line(address.addressRow2) },
            { term: t('address.place'), value: line(placeLine(address)) },
            { term: t('address.country'), value: line(address.country) },
          ]}
        />
      )}
      {pending === null || pending === undefined ? null : (
        <Pending>
          <PendingBadge>{t('pending.badge')}</PendingBadge>
          <h3>{t('pending.newAddress')}</h3>
          <ul>
            {addressLines(pending).map((text) => (
              <li key={text}>
                <Own>{text}</Own>
              </li>
            ))}
          </ul>
          {isUnknownDate(pending.requestedOn) ? null : (
            <p>{t('pending.since', { date: formatDate(pending.requestedOn ?? '') })}</p>
          )}
        </Pending>
      )}
    </ProfileCard>
  );
};
