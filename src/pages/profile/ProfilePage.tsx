import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router-dom';
import { editable } from '#domain/profile-change.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import {
  editableAtom,
  forgetSwitchedOffAction,
  mayEdit,
  partOf,
  profileAtom,
  refuseDialogAction,
  switchedOffAtom,
  useProfile,
} from '#state/remote/profile.ts';
import { settingsAtom } from '#state/fund/tenant.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { AddressCard } from './parts/AddressCard.tsx';
import { LoginDataCard } from './parts/LoginDataCard.tsx';
import { PersonalCard } from './parts/PersonalCard.tsx';
import { ProfileDialogsContext } from './parts/profile-dialogs.ts';
import { ProfileSidebar } from './parts/ProfileSidebar.tsx';
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx';

const Head = styled('header')(({ theme }) => ({ margin: theme.spacing(2, 0, 4) }));
const Remarks = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '&:not(:empty)': { marginBlockEnd: theme.spacing(3) },
}));

/** Closes a dialog: goes back in the history if it was opened from the page, else to the page's address. */
const useBack = (hasDialog: boolean): (() => void) => {
  const href = useHref();
  const goTo = useNavigate();
  const wasHere = useRef(false);
  useEffect(() => {
    if (!hasDialog) wasHere.current = true;
  }, [hasDialog]);
  return () => {
    if (wasHere.current) void goTo(-1);
    else void goTo(href('profile'), { replace: true });
  };
};

/** Notices above the cards: that nothing can be changed here, or why a dialog wasn't opened. */
const useRemarks = (stale: boolean): ReactNode => {
  const { t } = useTranslation('profile');
  const profile = useValue(profileAtom);
  const switchedOff = useValue(switchedOffAtom);
  const { isUserProfileReadOnly = false } = profile ?? {};
  return (
    <Remarks>
      {isUserProfileReadOnly ? <Notice severity="info">{t('readOnly')}</Notice> : null}
      {switchedOff !== null && !isUserProfileReadOnly ? (
        <Notice severity="info">{t(`switchedOff.${switchedOff}`)}</Notice>
      ) : null}
      {stale ? <Notice severity="warning">{t('stale')}</Notice> : null}
    </Remarks>
  );
};

/**
 * The lead: whether everything, something or nothing can be changed here; by the fund's settings until the profile is
 * loaded.
 */
const useLead = (): string => {
  const { t } = useTranslation('profile');
  const profile = useValue(profileAtom);
  const settings = useValue(settingsAtom);
  const allowed =
    settings === null
      ? []
      : Object.values(editable(profile ?? { ...settings, isUserProfileReadOnly: false }, settings));
  if (!allowed.includes(true)) return t('leadReadOnly');
  return t(allowed.includes(false) ? 'leadSome' : 'lead');
};

/**
 * The profile: personal data, login data and address with links to change them, pending changes, and in the sidebar
 * when a change takes effect. Its dialogs have their own addresses.
 */
export const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const { key } = useValue(placeAtom);
  const { data: profile, stale, failed, loading, retry } = useProfile();
  const settings = useValue(settingsAtom);
  const allowed = useValue(editableAtom);
  const refuse = useAction(refuseDialogAction);
  const forget = useAction(forgetSwitchedOffAction);
  const part = partOf(key);
  const known = profile !== null && settings !== null;
  const refused = known && part !== null && !mayEdit(allowed, part);
  const back = useBack(part !== null);
  const remarks = useRemarks(stale);
  const lead = useLead();

  useEffect(() => {
    if (refused) refuse(part);
  }, [refused, refuse, part]);

  // The notice is only for this visit.
  useEffect(() => () => forget(), [forget]);

  const dialogs = useMemo(() => (profile === null ? null : { profile, back }), [profile, back]);

  return (
    <PageBody>
      <BackLink href={href('dashboard')}>{t('toDashboard')}</BackLink>
      <Head>
        <PageHeading>{t('title')}</PageHeading>
        <Lead>{lead}</Lead>
      </Head>
      {remarks}
      {profile !== null ? (
        <SidebarLayout sidebarLabel={t('sidebar.label')} sidebar={<ProfileSidebar />}>
          <PersonalCard profile={profile} editable={allowed.civilStatus} />
          <LoginDataCard profile={profile} editable={allowed} />
          <AddressCard profile={profile} editable={allowed.address} />
        </SidebarLayout>
      ) : failed ? (
        <FailedNotice
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('retry')}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <ProfileSkeleton label={t('loading')} />
      )}
      {dialogs !== null && known && part !== null && !refused ? (
        <ProfileDialogsContext value={dialogs}>
          <Outlet />
        </ProfileDialogsContext>
      ) : null}
    </PageBody>
  );
};
