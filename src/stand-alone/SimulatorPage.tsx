import Box from '@mui/material/Box';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenStartResource, simulationBasisResource } from '#simulation/basis.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { useRemote, type Remote } from '#state/remote/use-remote.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { SimulatorComponent } from './simulator-programs.ts';
import { backAtom, simulatorAtom, simulatorNameAtom } from './standing.ts';

const NotFoundPage = lazy(async () => ({ default: (await import('#pages/not-found/NotFoundPage.tsx')).NotFoundPage }));

/** Says that there is nothing to simulate here, and whom to ask. */
const NotOffered = () => {
  const { t } = useTranslation('simulation');
  const href = useHref();
  return (
    <Notice
      severity="info"
      title={t('entry.absent.title')}
      action={
        <Button variant="outlined" size="small" href={href('contact')}>
          {t('entry.absent.contact')}
        </Button>
      }
    >
      {t('entry.absent.text')}
    </Notice>
  );
};

/** No page follows what is tried here. */
const ignore = () => undefined;

/** The simulator, as soon as its words are there. */
const Loaded = ({ simulator: Simulator }: { simulator: SimulatorComponent }) => (
  <Suspense fallback={<LoadingLine />}>
    <Simulator onTried={ignore} />
  </Suspense>
);

/** The simulator as soon as its data are there, or why it can't be shown. */
const Awaited = ({ remote, children }: { remote: Remote<{ readonly data: unknown }>; children: ReactNode }) => {
  const { t } = useTranslation(['simulation', 'common']);
  const { answer, failed, loading, retry } = remote;
  if (failed) {
    return (
      <FailedNotice
        title={t('simulation:entry.failed.title')}
        text={t('simulation:entry.failed.text')}
        retryLabel={t('common:retry')}
        onRetry={retry}
        retrying={loading}
      />
    );
  }
  return answer === null ? <LoadingLine /> : children;
};

type PlaceProps = { simulator: SimulatorComponent };

/** A simulator of the figures that the browser has. */
const Shown = ({ simulator }: PlaceProps) => {
  const remote = useRemote(simulationBasisResource, { query: {} });
  return <Awaited remote={remote}>{remote.data === null ? <NotOffered /> : <Loaded simulator={simulator} />}</Awaited>;
};

/** A simulator for which the provider computes, because personal data are hidden. */
const Hidden = ({ simulator }: PlaceProps) => (
  <Awaited remote={useRemote(hiddenStartResource, { anonymize: 'true' })}>
    <Loaded simulator={simulator} />
  </Awaited>
);

/** A simulator on a page of its own, which leads back to where one came from. */
export const SimulatorPage = () => {
  const { t } = useTranslation('simulation');
  const name = useValue(simulatorNameAtom);
  const back = useValue(backAtom);
  const simulator = useValue(simulatorAtom);
  const isHidden = useValue(anonymizeAtom);
  if (name === null) return <NotFoundPage />;
  return (
    <PageBody>
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink href={back} sameWindow>
          {t('entry.back')}
        </BackLink>
      </Box>
      <Box component="header" sx={{ marginBlock: { xs: '16px 24px', sm: '16px 32px' } }}>
        <PageHeading>{t(`entry.titles.${name}`)}</PageHeading>
      </Box>
      {simulator === null ? (
        <NotOffered />
      ) : isHidden ? (
        <Hidden simulator={simulator} />
      ) : (
        <Shown simulator={simulator} />
      )}
    </PageBody>
  );
};
