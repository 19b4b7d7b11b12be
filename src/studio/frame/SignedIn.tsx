import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Administrator } from '#contract/studio/answers.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CurrentAdministrator, FundCode } from '../kernel/use-draft.ts';
import { Readiness } from '../findings/Readiness.tsx';
import { fundAddress, sectionAddress } from '../kernel/addresses.ts';
import { LeadTo, useWords } from '../kernel/navigation.ts';
import { useCell, useCellPart } from '../kernel/cell.ts';
import { useStudio } from '../kernel/services.ts';
import { SignInAgainDialog } from '../session/SignInAgainDialog.tsx';
import { Threshold } from '../session/Threshold.tsx';
import { Frame } from './Frame.tsx';
import { Notices } from './Notices.tsx';
import { useFreshDraft } from './use-fresh-draft.ts';

/** Asks before what isn't saved yet is left behind. */
const useLeaveQuestion = (): void => {
  const { draft } = useStudio();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const now = draft.state.get();
      if (now.status === 'ready' && now.saving !== 'saved') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [draft]);
};

/** Says when somebody else has saved meanwhile without touching the same fields. */
const useJoined = (): void => {
  const { t } = useTranslation('studio');
  const { draft, notice } = useStudio();
  const joined = useCellPart(draft.state, (state) => (state.status === 'ready' ? state.joined : null));
  useEffect(() => {
    if (joined === null) return;
    const name = joined.by === '' ? t('conflict.somebody') : joined.by;
    notice.set({ severity: 'info', text: t(joined.isMixed ? 'conflict.joined' : 'conflict.taken', { name }) });
  }, [joined, notice, t]);
};

/** A fund's draft, once it is loaded, in the studio's frame. */
const WithDraft = ({ administrator, isLost }: { administrator: Administrator; isLost: boolean }) => {
  const { t } = useTranslation(['studio', 'common']);
  const { draft, follow } = useStudio();
  const status = useCellPart(draft.state, (state) => state.status);
  const wasLost = useRef(isLost);
  useLeaveQuestion();
  useJoined();
  useFreshDraft();
  useEffect(() => {
    if (status === 'unknown') void draft.load();
  }, [status, draft]);
  // What was typed while nobody was signed in.
  useEffect(() => {
    if (wasLost.current && !isLost) void draft.flush();
    wasLost.current = isLost;
  }, [isLost, draft]);
  useEffect(() => {
    void follow(administrator.language);
  }, [administrator.language, follow]);
  if (status === 'failed')
    return (
      <Box component="main" sx={{ maxInlineSize: 640, margin: '15vh auto', padding: 2 }}>
        <FailedNotice title={t('draft.failed')} retryLabel={t('common:retry')} onRetry={() => void draft.load()} />
      </Box>
    );
  if (status !== 'ready')
    return (
      <Box component="main" sx={{ padding: 3 }}>
        <LoadingLine variant="lead" />
      </Box>
    );
  return (
    <FundCode.Provider value={administrator.tenant}>
      <Readiness>
        <Frame administrator={administrator}>
          <CurrentAdministrator.Provider value={administrator}>
            <Outlet />
          </CurrentAdministrator.Provider>
        </Frame>
        <ConflictDialog />
        <Notices />
        {isLost ? <SignInAgainDialog administrator={administrator} /> : null}
      </Readiness>
    </FundCode.Provider>
  );
};

/** Whoever is signed in looks after another fund than the one in the address. */
const OtherFund = ({ administrator }: { administrator: Administrator }) => {
  const { t } = useTranslation('studio');
  const { session } = useStudio();
  const [isFailed, setIsFailed] = useState(false);
  const leave = async () => {
    setIsFailed(false);
    if (!(await session.signOut())) setIsFailed(true);
  };
  return (
    <Threshold title={t('otherFund.title')} lead={t('otherFund.text', { fund: administrator.fundName })}>
      {isFailed ? <Notice severity="error">{t('failed.other')}</Notice> : null}
      <Actions>
        <Button href={sectionAddress(administrator.tenant, 'brand')}>
          {t('otherFund.there', { fund: administrator.fundName })}
        </Button>
        <Button variant="outlined" onClick={() => void leave()}>
          {t('frame.signOut')}
        </Button>
      </Actions>
    </Threshold>
  );
};

/** The studio's pages behind the sign-in, for the administrators of the fund in the address alone. */
export const SignedIn = () => {
  const { t } = useTranslation(['studio', 'common']);
  const [, code = ''] = useWords();
  const { session } = useStudio();
  const state = useCell(session.state);
  useEffect(() => {
    if (state.status === 'unknown') void session.resume();
  }, [state.status, session]);
  if (state.status === 'none') return <LeadTo to={fundAddress(code)} />;
  if (state.status === 'failed')
    return (
      <Threshold title={t('draft.failed')}>
        <Actions>
          <Button startIcon="retry" onClick={() => void session.resume()}>
            {t('common:retry')}
          </Button>
        </Actions>
      </Threshold>
    );
  if (state.status !== 'open' && state.status !== 'lost')
    return (
      <Box component="main" sx={{ padding: 3 }}>
        <LoadingLine variant="lead" />
      </Box>
    );
  const { administrator } = state;
  if (administrator.tenant !== code) return <OtherFund administrator={administrator} />;
  return <WithDraft key={administrator.tenant} administrator={administrator} isLost={state.status === 'lost'} />;
};
