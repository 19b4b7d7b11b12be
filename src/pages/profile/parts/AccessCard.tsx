import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accesses } from '#contract/endpoints/impersonation.ts';
import { viewReasons, type Accesses } from '#contract/impersonation.ts';
import { verifyAccesses, type ChainFinding } from '#domain/access-chain.ts';
import { formatDate } from '#kernel/date.ts';
import { spanOf } from '#kernel/span.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { swissTime } from '#kernel/swiss-time.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom, localeAtom } from '#state/kernel/place.ts';
import { resource } from '#state/remote/resource.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { readSeenHeadAction, rememberHeadAction } from '#state/session/seen-head.ts';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { accessesView, type Visit } from '../accesses-view.ts';

const accessesResource = resource('accesses', accesses);

/** What the browser finds out about the lines it was sent; null while it computes. */
const useFinding = (data: Accesses | null): ChainFinding | null => {
  const readSeen = useAction(readSeenHeadAction);
  const remember = useAction(rememberHeadAction);
  const [found, setFound] = useState<{ readonly of: Accesses; readonly finding: ChainFinding } | null>(null);
  useEffect(() => {
    if (data === null) return undefined;
    let isGone = false;
    const verify = async () => {
      const finding = await verifyAccesses(data, readSeen(data));
      if (finding.is === 'whole') remember(data);
      if (!isGone) setFound({ of: data, finding });
    };
    void verify();
    return () => {
      isGone = true;
    };
  }, [data, readSeen, remember]);
  return found !== null && found.of === data ? found.finding : null;
};

const Finding = ({ finding, count }: { finding: ChainFinding | null; count: number }) => {
  const { t } = useTranslation('support');
  if (finding === null) return <LoadingLine variant="body2" />;
  if (finding.is === 'whole') return <Notice severity="success">{t('accesses.whole', { count })}</Notice>;
  if ('position' in finding) {
    return <Notice severity="error">{t(`accesses.${finding.is}`, { position: finding.position })}</Notice>;
  }
  return <Notice severity={finding.is === 'cut' ? 'error' : 'info'}>{t(`accesses.${finding.is}`)}</Notice>;
};

const VisitLines = ({ visit }: { visit: Visit }) => {
  const { t } = useTranslation(['support', 'shell']);
  const locale = useValue(localeAtom);
  const { name, from, to, note, seen, refused } = visit;
  const reason = [...viewReasons, 'notGiven' as const].find((each) => each === visit.reason);
  const pageName = (page: (typeof refused)[number]): string =>
    page === 'view' ? t('accesses.attempt') : page === null ? t('accesses.other') : t(`shell:titles.${page}`);
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
          {
            term: t('accesses.seen'),
            value: seen.length === 0 ? t('accesses.nothing') : seen.map(pageName).join(', '),
          },
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
  const { t } = useTranslation('support');
  const query = useValue(anonymizeQueryAtom);
  const { data, failed, loading, retry } = useRemote(accessesResource, { query });
  const finding = useFinding(data);
  const view = data === null ? null : accessesView(data);
  return (
    <ProfileCard title={t('accesses.title')}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{t('accesses.lead')}</Typography>
        {view === null || data === null ? (
          failed ? (
            <FailedNotice
              title={t('accesses.failed')}
              retryLabel={t('accesses.retry')}
              onRetry={retry}
              retrying={loading}
            />
          ) : (
            <LoadingLine />
          )
        ) : (
          <>
            {view.visits.length === 0 ? (
              <Typography>{t('accesses.none')}</Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {view.visits.map((visit) => (
                  <VisitLines key={visit.id} visit={visit} />
                ))}
              </Box>
            )}
            <Typography variant="body2" color="textSecondary">
              {t('accesses.own', { count: view.own })}
            </Typography>
            <Finding finding={finding} count={data.entries.length} />
          </>
        )}
      </Stack>
    </ProfileCard>
  );
};
