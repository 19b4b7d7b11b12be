import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewReasons, type Accesses } from '#contract/impersonation.ts';
import { formatDate } from '#kernel/date.ts';
import { spanOf } from '#kernel/span.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { Button } from '#ui/Button.tsx';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { ExpandableBox } from '#ui/ExpandableBox.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAccessLog, type Checked } from '../access-log.ts';
import { accessesView, type Fetched, type Visit } from '../accesses-view.ts';

/** What the browser found out. */
const Finding = ({ log: { entries, origin }, finding, former }: { log: Accesses } & Checked) => {
  const { t } = useTranslation('support');
  const count = entries.length;
  const isPart = (entries[0]?.position ?? 1) > 1;
  return (
    <>
      {former === null || origin === null ? null : (
        <Notice severity="warning">
          {t('accesses.renewed', { date: formatDate(swissDay(new Date(origin.beganAt))), position: former })}
        </Notice>
      )}
      {finding.is === 'further' ? null : finding.is === 'whole' ? (
        <Notice severity="success">{t(isPart ? 'accesses.wholePart' : 'accesses.whole', { count })}</Notice>
      ) : 'position' in finding ? (
        <Notice severity="error">{t(`accesses.${finding.is}`, { position: finding.position })}</Notice>
      ) : (
        <Notice severity={finding.is === 'cut' ? 'error' : 'info'}>{t(`accesses.${finding.is}`)}</Notice>
      )}
    </>
  );
};

const VisitLines = ({ visit }: { visit: Visit }) => {
  const { t } = useTranslation(['support', 'shell']);
  const locale = useValue(localeAtom);
  const { name, from, to, note, seen, documents, refused } = visit;
  const reason = [...viewReasons, 'notGiven' as const].find((each) => each === visit.reason);
  const pageName = (page: (typeof refused)[number]): string => {
    if (page === 'view') return t('accesses.attempt');
    if (page === 'simulations') return t('accesses.simulations');
    return page === null ? t('accesses.other') : t(`shell:titles.${page}`);
  };
  const documentName = ({ document, date: day }: Fetched): string =>
    day === null
      ? t(`accesses.documents.${document}`)
      : t('accesses.dated', { document: t(`accesses.documents.${document}`), date: formatDate(day) });
  const date = formatDate(swissDay(from));
  const when =
    to === null
      ? t('accesses.since', { date, from: swissTime(from) })
      : t('accesses.span', {
          date,
          from: swissTime(from),
          to: swissTime(to),
          duration: spanOf(Math.round((to.getTime() - from.getTime()) / 1000), locale),
        });
  return (
    <Box component="li" sx={{ paddingBlock: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 'fontWeightMedium' }}>
        {name ?? t('accesses.unnamed')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {when}
      </Typography>
      <DefinitionList
        rows={[
          {
            term: t('accesses.reason'),
            value: [reason === undefined ? (visit.reason ?? '') : t(`reasons.${reason}`), note ?? '']
              .filter((text) => text !== '')
              .join(' – '),
          },
          ...(seen.length === 0 && documents.length > 0
            ? []
            : [
                {
                  term: t('accesses.seen'),
                  value: seen.length === 0 ? t('accesses.nothing') : seen.map(pageName).join(', '),
                },
              ]),
          ...(documents.length === 0
            ? []
            : [{ term: t('accesses.downloaded'), value: documents.map(documentName).join(', ') }]),
          ...(refused.length === 0 ? [] : [{ term: t('accesses.refused'), value: refused.map(pageName).join(', ') }]),
        ]}
      />
    </Box>
  );
};

/**
 * Who from support looked at the member's data, when, at which pages, why and for how long; the browser verifies that the
 * log is whole.
 */
export const AccessCard = () => {
  const { t } = useTranslation(['support', 'common']);
  const [isProofOpen, setIsProofOpen] = useState(false);
  const { log, failed, loading, retry, checked, older, hasOlder, showOlder } = useAccessLog();
  const view = log === null ? null : accessesView(log);
  // What is wrong with the log is said at once; that nothing is, to whoever asks.
  const isSound = checked?.finding.is === 'whole' && checked.former === null;
  const finding =
    log === null ? null : checked === null || (checked.finding.is === 'further' && older !== 'failed') ? (
      <LoadingLine variant="body2" />
    ) : (
      <Finding log={log} {...checked} />
    );
  return (
    <ProfileCard title={t('accesses.title')}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{t('accesses.lead')}</Typography>
        {view === null || log === null || (view.visits.length === 0 && checked === null) ? (
          failed ? (
            <FailedNotice
              title={t('accesses.failed')}
              retryLabel={t('common:retry')}
              onRetry={retry}
              retrying={loading}
            />
          ) : (
            // That nobody has looked is only said of a log that is verified.
            <Box component="output" sx={{ display: 'block' }}>
              <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
              <SkeletonBlock lines={2} />
            </Box>
          )
        ) : (
          <>
            {view.visits.length === 0 ? (
              <Typography>{t(hasOlder ? 'accesses.noneRecently' : 'accesses.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {view.visits.map((visit) => (
                  <VisitLines key={visit.id} visit={visit} />
                ))}
              </Box>
            )}
            {older === 'failed' ? (
              <FailedNotice
                title={t('accesses.olderFailed')}
                retryLabel={t('common:retry')}
                onRetry={() => void showOlder()}
              />
            ) : hasOlder ? (
              <Box>
                <Button variant="outlined" pending={older === 'loading'} onClick={() => void showOlder()}>
                  {t('accesses.older')}
                </Button>
              </Box>
            ) : null}
            {isSound ? null : finding}
            <ExpandableBox
              title={t('accesses.proof')}
              headingLevel={3}
              isOneOfMany
              open={isProofOpen}
              onToggle={setIsProofOpen}
            >
              <Stack sx={{ gap: 2 }}>
                <Typography variant="body2" color="textSecondary">
                  {t('accesses.own', {
                    all: log.entries.length,
                    own: view.own.entries,
                    logins: view.own.logins,
                    support: log.entries.length - view.own.entries,
                  })}
                </Typography>
                {isSound ? finding : null}
              </Stack>
            </ExpandableBox>
          </>
        )}
      </Stack>
    </ProfileCard>
  );
};
