import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { pendingLoginDataFlow, type LoginDataFlow, type LoginDataKind } from '#domain/login-data-flow.ts';
import { mayEdit } from '#domain/profile-change.ts';
import { formatPhone } from '#domain/typing.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { loginDataChanges } from '#state/flows/login-data.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import type { ProfileView } from '../view.ts';
import { Own } from '#ui/Own.tsx';

const kinds = ['emailAddress', 'restoreEmailAddress', 'mobileNumber'] as const satisfies LoginDataKind[];

const shown = (kind: LoginDataKind, value: string): string => (kind === 'mobileNumber' ? formatPhone(value) : value);

/** An unconfirmed change: the new value, and the link to enter the code. */
const Unconfirmed = ({ flow }: { flow: Extract<LoginDataFlow, { step: 'verification' }> }) => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const hidden = useValue(anonymizeAtom);
  const { kind, newValue } = flow;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <PendingBadge>{t('pending.unconfirmed')}</PendingBadge>
      {hidden ? null : <Own>{shown(kind, newValue)}</Own>}
      <Link
        href={href(loginDataChanges[kind].routes.verification)}
        aria-label={t(`pending.enterCodeFor.${kind}`)}
        sx={{ minBlockSize: 24, display: 'inline-flex', alignItems: 'center' }}
      >
        {t('pending.enterCode')}
      </Link>
    </Box>
  );
};

/** The state of each change: from this tab, else from the profile. */
const useFlows = ({ pendingLoginData }: ProfileView): Record<LoginDataKind, LoginDataFlow> => {
  const { clock } = useServices();
  const begun = {
    emailAddress: useValue(loginDataChanges.emailAddress.flowAtom),
    restoreEmailAddress: useValue(loginDataChanges.restoreEmailAddress.flowAtom),
    mobileNumber: useValue(loginDataChanges.mobileNumber.flowAtom),
  };
  const known = (kind: LoginDataKind) =>
    begun[kind].step === 'entry' ? pendingLoginDataFlow(pendingLoginData[kind], kind, clock.now()) : begun[kind];
  return {
    emailAddress: known('emailAddress'),
    restoreEmailAddress: known('restoreEmailAddress'),
    mobileNumber: known('mobileNumber'),
  };
};

/** The login data: e-mail address, recovery address and mobile number, each with a link to change it. */
export const LoginDataCard = ({ profile }: { profile: ProfileView }) => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const hidden = useValue(anonymizeAtom);
  const flows = useFlows(profile);
  const rows = kinds.map((kind) => {
    const value = profile.loginData[kind];
    const may = mayEdit(profile.allowed, kind);
    const flow = flows[kind];
    return {
      term: t(`login.${kind}`),
      value:
        value === null && !hidden ? (
          <Typography component="span" color="textSecondary">
            {t('login.none')}
          </Typography>
        ) : (
          <Own figures={kind === 'mobileNumber'}>{value === null ? null : shown(kind, value)}</Own>
        ),
      ...(may
        ? {
            ...(flow.step === 'verification' ? { pending: <Unconfirmed flow={flow} /> } : {}),
            edit: {
              href: href(loginDataChanges[kind].routes.entry),
              ...(value === null && kind === 'restoreEmailAddress'
                ? { label: t('login.add.label'), accessibleLabel: t('login.add.restoreEmailAddress') }
                : { label: t('edit'), accessibleLabel: t(`login.edit.${kind}`) }),
            },
          }
        : {}),
    };
  });
  return (
    <ProfileCard title={t('login.title')}>
      <DefinitionList rows={rows} />
    </ProfileCard>
  );
};
