import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import type { ProfileView } from '../view.ts';
import { Own } from '#ui/Own.tsx';

const pendingSx = {
  mt: 2.5,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  alignItems: 'flex-start',
} as const;

/** A line of the address; null if it is missing. */
const line = (text: string | null) => (text === null ? null : <Own>{text}</Own>);

/** The member's address without blank lines, and a pending new one below. */
export const AddressCard = ({ address, editable }: { address: ProfileView['address']; editable: boolean }) => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const hidden = useValue(anonymizeAtom);
  const { pending } = address;
  return (
    <ProfileCard
      title={t('address.title')}
      edit={
        editable ? { href: href('profile-address'), label: t('edit'), accessibleLabel: t('address.edit') } : undefined
      }
    >
      {address.isKnown ? (
        <DefinitionList
          rows={[
            { term: t('address.addressRow1'), value: line(address.addressRow1) },
            { term: t('address.addressRow2'), value: line(address.addressRow2) },
            { term: t('address.place'), value: line(address.place) },
            { term: t('address.country'), value: line(address.country) },
          ]}
        />
      ) : (
        <Typography color="textSecondary">{hidden ? '–' : t('address.none')}</Typography>
      )}
      {pending === null ? null : (
        <Stack spacing={1} sx={pendingSx}>
          <PendingBadge>{t('pending.badge')}</PendingBadge>
          <Typography variant="subtitle1" component="h3">
            {t('pending.newAddress')}
          </Typography>
          <List disablePadding>
            {pending.lines.map((text, index) => (
              <ListItem key={index} disablePadding>
                <Own>{text}</Own>
              </ListItem>
            ))}
          </List>
          {pending.since === null ? null : (
            <Typography variant="body2" color="textSecondary">
              {t('pending.since', { date: pending.since })}
            </Typography>
          )}
        </Stack>
      )}
    </ProfileCard>
  );
};
