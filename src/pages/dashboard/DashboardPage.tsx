import Box from '@mui/material/Box';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { actionAtom, useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, useHref } from '#state/kernel/place.ts';
import { dashboardResource } from '#state/remote/dashboard.ts';
import { hintsResource } from '#state/remote/hints.ts';
import { currentUserAtom, memberNameAtom } from '#state/session/session.ts';
import { brandingAtom } from '#state/fund/settings.ts';
import { late } from '#ui/late.ts';
import { Lead } from '#ui/Lead.tsx';
import { MessageBox } from '#ui/MessageBox.tsx';
import { PageFailed } from '#detail/PageFailed.tsx';
import { StaleNotice } from '#detail/StaleNotice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StickyHelpButton, useHasCornerHelp } from '#ui/StickyHelpButton.tsx';
import { useIsPhone } from '#ui/use-phone.ts';
import { WelcomeBand } from '#ui/WelcomeBand.tsx';
import { showProcessingDateAction } from './actions.ts';
import { ageAtom } from './atoms.ts';
import { Answer } from './parts/Answer.tsx';
import { Cards } from './parts/Cards.tsx';
import { Hints } from './parts/Hints.tsx';
import { LateHints } from './parts/LateHints.tsx';
import { LifeEvents } from './parts/LifeEvents.tsx';
import { Protection } from './parts/Protection.tsx';
import { DashboardSkeleton } from './parts/DashboardSkeleton.tsx';
import { useDashboard } from './use-dashboard.ts';

const SupportPanel = late(async () => (await import('./parts/SupportPanel.tsx')).SupportPanel);

/**
 * The dashboard: greeting, the answer with its protection, the fund's message, hints, life events, the cards, and a sticky help
 * button if the fund has questions and answers.
 */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const name = useValue(memberNameAtom);
  const { backgroundImage } = useValue(brandingAtom);
  const showProcessingDate = useAction(showProcessingDateAction);
  const { view, hints, hintsPlace, lateHints, lacksBirthDate, reported, ...remote } = useDashboard();
  const { stale, failed, loading, isReturn, retry } = remote;

  // On a phone the most urgent hint takes the lead's place, so that it and the first figure are in sight; nearly
  // everybody has one.
  const isPhone = useIsPhone();
  const areAbove = hintsPlace === 'above' && hints !== null;
  const hasHintsAbove = areAbove && hints.length > 0;

  const hintsAbove =
    view !== null && areAbove ? (
      <Box sx={{ mb: { xs: 1.5, sm: 3 }, '&:empty': { display: 'none' } }}>
        <Hints hints={hints} />
      </Box>
    ) : null;

  const processingDate = view?.processingDate ?? null;
  useEffect(() => {
    if (view !== null) showProcessingDate(processingDate);
  }, [view, processingDate, showProcessingDate]);

  // The age that the member looks at; the curve follows the figure.
  const age = useValue(ageAtom);
  const setAge = useAction(ageAtom);
  const followed = useDeferredValue(age);
  const outlook = view?.outlook ?? null;
  const rowAt = (of: number | null) =>
    outlook?.kind === 'known' ? (outlook.byAge.find((row) => row.age === of) ?? null) : null;

  const hasHelp = view?.hasHelp ?? false;
  // In a narrow window the header has the button.
  const hasCornerHelp = useHasCornerHelp();
  const isSupport = useValue(currentUserAtom)?.ableToImpersonate === true;
  return (
    // In a narrow window the support panel's button is placed from the page's top.
    <Box sx={{ position: 'relative' }}>
      <WelcomeBand
        backgroundImage={backgroundImage}
        head={
          <>
            {/* On a phone the name has a line of its own, kept free until it is known: what is below stays in place. */}
            <Box sx={{ '& h1': { whiteSpace: { xs: 'pre-line', sm: 'normal' }, minBlockSize: { xs: '2lh', sm: 0 } } }}>
              <PageHeading>{name === '' ? t('greetingPlain') : t('greeting', { name: `\n${name}` })}</PageHeading>
            </Box>
            <Box
              sx={hasHintsAbove || (view === null && !failed) ? { display: { xs: 'none', sm: 'block' } } : undefined}
            >
              <Lead>{t('lead')}</Lead>
            </Box>
          </>
        }
      >
        {stale ? (
          <Box sx={{ mb: { xs: 2, sm: 3 } }}>
            <StaleNotice onRetry={retry} retrying={loading} />
          </Box>
        ) : null}
        {isPhone && !lacksBirthDate ? hintsAbove : null}
        {view === null || outlook === null ? null : (
          <Box sx={{ mb: { xs: 2, sm: 3 } }}>
            <Answer
              outlook={outlook}
              isExplained={view.isExplained}
              chosen={rowAt(age)}
              onChoose={(row) => setAge(row.age)}
              message={reported}
            >
              <Protection view={view} />
            </Answer>
          </Box>
        )}
        {view?.message ? (
          <Box sx={{ mb: 3 }}>
            <MessageBox title={view.message.title} text={view.message.text} />
          </Box>
        ) : null}
        {isPhone && !lacksBirthDate ? null : hintsAbove}
        {view === null || outlook === null ? null : (
          <Box sx={{ mb: { xs: 2, sm: 3 }, '&:empty': { display: 'none' } }}>
            <LifeEvents view={view} />
          </Box>
        )}
        {view !== null ? (
          <Cards view={view} chosen={rowAt(followed)} reveal={!isReturn} onRetry={retry} retrying={loading} />
        ) : failed ? (
          <PageFailed words={(key) => t(key)} onRetry={retry} retrying={loading} />
        ) : (
          <DashboardSkeleton label={t('loading')} />
        )}
        {view === null || outlook !== null ? null : (
          <Box sx={{ mt: { xs: 2, sm: 3 }, '&:empty': { display: 'none' } }}>
            <LifeEvents view={view} />
          </Box>
        )}
        {view !== null && hintsPlace === 'below' ? (
          <Box sx={{ mt: { xs: 2, sm: 3 }, '&:empty': { display: 'none' } }}>
            <LateHints {...lateHints} hints={hints} />
          </Box>
        ) : null}
      </WelcomeBand>
      {hasHelp && hasCornerHelp ? <StickyHelpButton href={href('questions')} label={t('help')} /> : null}
      {isSupport && view !== null && !hasHelp ? (
        <Suspense>
          <SupportPanel />
        </Suspense>
      ) : null}
    </Box>
  );
};

DashboardPage.ahead = actionAtom(({ get, set }) => {
  const request = { query: get(anonymizeQueryAtom) };
  void set(hintsResource.aheadAction, request);
  return set(dashboardResource.aheadAction, request);
});
