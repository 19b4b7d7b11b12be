import Box from '@mui/material/Box';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate } from 'react-router-dom';
import { editableByFund, leadOfProfile, mayEdit, partOf } from '#domain/profile-change.ts';
import { ViewLockText } from '#detail/ViewLock.tsx';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { useIsBehind } from '#state/kernel/way-back.ts';
import { useProfile } from '#state/remote/profile.ts';
import type { Answer } from '#state/remote/resource.ts';
import type { Remote } from '#state/remote/use-remote.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { settingsAtom } from '#state/fund/settings.ts';
import { useSettings } from '#state/fund/use-settings.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { late } from '#ui/late.ts';
import { Lead } from '#ui/Lead.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NextPages } from '#detail/NextPages.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageFailed } from '#detail/PageFailed.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StaleNotice } from '#detail/StaleNotice.tsx';
import { useRetryOnline } from '#ui/use-retry-online.ts';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { forgetSwitchedOffAction, profileViewAtom, refuseDialogAction, switchedOffAtom } from './atoms.ts';
import { AddressCard } from './parts/AddressCard.tsx';
import { LoginDataCard } from './parts/LoginDataCard.tsx';
import { PersonalCard } from './parts/PersonalCard.tsx';
import { ProfileDialogsContext } from './parts/profile-dialogs.ts';
import { ProfileSidebar } from './parts/ProfileSidebar.tsx';
import { ProfileSkeleton } from './parts/ProfileSkeleton.tsx';
import type { ProfileView } from './view.ts';

const AccessCard = late(async () => (await import('./parts/AccessCard.tsx')).AccessCard);

/**
 * Closes a dialog: goes back in the history if it was opened from the page or from the one on civil status, else to the
 * page's address.
 */
const useBack = (hasDialog: boolean): (() => void) => {
  const href = useHref();
  const isBehind = useIsBehind();
  const goTo = useNavigate();
  const wasHere = useRef(false);
  const isFromCivilStatus = isBehind(href('civil-status'));
  useEffect(() => {
    if (!hasDialog) wasHere.current = true;
  }, [hasDialog]);
  return useCallback(() => {
    if (wasHere.current || isFromCivilStatus) void goTo(-1);
    else void goTo(href('profile'), { replace: true });
  }, [goTo, href, isFromCivilStatus]);
};

type RemarksProps = { isReadOnly: boolean; remote: Pick<Remote<Answer>, 'stale' | 'loading' | 'retry'> };

/** Notices above the cards: that nothing can be changed here, why a dialog didn't open, or that the data are old. */
const Remarks = ({ isReadOnly, remote }: RemarksProps) => {
  const { t } = useTranslation('profile');
  const switchedOff = useValue(switchedOffAtom);
  const isView = useValue(isViewAtom);
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 3 } }}>
      {isReadOnly ? <Notice severity="info">{isView ? <ViewLockText /> : t('readOnly')}</Notice> : null}
      {switchedOff !== null && !isReadOnly ? <Notice severity="info">{t(`switchedOff.${switchedOff}`)}</Notice> : null}
      {remote.stale ? <StaleNotice onRetry={remote.retry} retrying={remote.loading} /> : null}
    </Box>
  );
};

/**
 * The lead: whether everything, something or nothing can be changed here; by the fund's settings until the profile is
 * loaded.
 */
const useLead = (profile: ProfileView | null): string => {
  const { t } = useTranslation('profile');
  const settings = useValue(settingsAtom);
  return t(settings === null ? 'leadReadOnly' : leadOfProfile(profile?.allowed ?? editableByFund(settings)));
};

/**
 * The profile: personal data, login data and address with links to change them, pending changes, and in the sidebar
 * when a change takes effect. Its dialogs have their own addresses.
 */
export const ProfilePage = () => {
  const { t } = useTranslation('profile');
  const href = useHref();
  const isBehind = useIsBehind();
  const { key } = useValue(placeAtom);
  const loaded = useProfile();
  const fund = useSettings();
  useRetryOnline(loaded);
  useRetryOnline(fund);
  const profile = useValue(profileViewAtom);
  const refuse = useAction(refuseDialogAction);
  const forget = useAction(forgetSwitchedOffAction);
  const part = partOf(key);
  // Without the fund's settings the page can't say what may be changed.
  const failed = loaded.failed || fund.failed;
  const refused = profile !== null && part !== null && !mayEdit(profile.allowed, part);
  // Below a dialog that was opened by its address nobody sees it.
  const [wasShown, setWasShown] = useState(part === null);
  if (part === null && !wasShown) setWasShown(true);
  const back = useBack(part !== null);
  const lead = useLead(profile);

  useEffect(() => {
    if (refused) refuse(part);
  }, [refused, refuse, part]);

  // Forgets the notice when the member leaves the page.
  useEffect(() => () => forget(), [forget]);

  const dialogs = useMemo(() => (profile === null ? null : { profile, back }), [profile, back]);

  return (
    <PageBody>
      <BackLink href={href('dashboard')} isBehind={isBehind(href('dashboard'))}>
        {t('toDashboard')}
      </BackLink>
      <Box component="header" sx={{ marginBlock: '8px 24px' }}>
        <PageHeading>{t('title')}</PageHeading>
        <Lead>{lead}</Lead>
      </Box>
      <Remarks isReadOnly={profile?.isReadOnly === true} remote={loaded} />
      {profile !== null ? (
        <SidebarLayout sidebarLabel={t('sidebar.label')} sidebar={<ProfileSidebar allowed={profile.allowed} />}>
          <PersonalCard profile={profile} />
          <LoginDataCard profile={profile} />
          <AddressCard address={profile.address} editable={profile.allowed.address} />
          {profile.hasAccessList && wasShown ? (
            <Suspense>
              <AccessCard />
            </Suspense>
          ) : null}
        </SidebarLayout>
      ) : failed ? (
        <PageFailed
          words={(key) => t(key)}
          onRetry={() => {
            if (loaded.failed) loaded.retry();
            if (fund.failed) fund.retry();
          }}
          retrying={loaded.loading || fund.loading}
        />
      ) : (
        <ProfileSkeleton label={t('loading')} />
      )}
      {profile === null ? null : <NextPages />}
      {dialogs !== null && part !== null && !refused ? (
        <ProfileDialogsContext value={dialogs}>
          <Outlet />
        </ProfileDialogsContext>
      ) : null}
    </PageBody>
  );
};
