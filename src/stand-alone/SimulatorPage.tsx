import Box from '@mui/material/Box';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { simulatorQuery } from '#domain/simulate-query.ts';
import { pageOfSimulator } from '#domain/simulator-address.ts';
import { AskFund } from '#simulation/AskFund.tsx';
import { AfterSimulator, StandsAlone } from '#simulation/stands-alone.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeAtom, useHref } from '#state/kernel/place.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
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
  return (
    <Notice severity="info" title={t('entry.absent.title')} action={<AskFund />}>
      {t('entry.absent.text')}
    </Notice>
  );
};

/** The simulator, as soon as its words are there. */
const Loaded = ({ simulator: Simulator, after }: { simulator: SimulatorComponent; after: ReactNode }) => (
  <Suspense fallback={<LoadingLine />}>
    <StandsAlone value>
      <AfterSimulator value={after}>
        <Simulator absent={<NotOffered />} />
      </AfterSimulator>
    </StandsAlone>
  </Suspense>
);

/** The way to the simulator on its page in the portal, which takes up what is entered here: the tab keeps it. */
const ToPage = ({ name }: { name: LinkedSimulator }) => {
  const { t } = useTranslation('simulation');
  const href = useHref();
  // While personal data are hidden nothing is kept.
  if (useValue(anonymizeAtom)) return null;
  return (
    <Box sx={{ mt: 3, displayPrint: 'none' }}>
      <Button variant="outlined" href={href(pageOfSimulator[name], { query: simulatorQuery })} sameWindow>
        {t('entry.toPage')}
      </Button>
    </Box>
  );
};

/** A simulator on a page of its own, which leads back to where one came from. */
export const SimulatorPage = () => {
  const { t } = useTranslation('simulation');
  const name = useValue(simulatorNameAtom);
  const back = useValue(backAtom);
  const simulator = useValue(simulatorAtom);
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
      {simulator === null ? <NotOffered /> : <Loaded simulator={simulator} after={<ToPage name={name} />} />}
    </PageBody>
  );
};
