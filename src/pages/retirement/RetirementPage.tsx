import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '#detail/DetailPage.tsx';
import { HintNotes } from '#detail/HintNotes.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { ownBoxes } from '#detail/own-boxes.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { useFollowed } from '#detail/use-followed.ts';
import { WhileInSight } from '#detail/WhileInSight.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { InDepth } from '#ui/page-places.tsx';
import type { Tried } from '#simulators/retirement/tried.ts';
import { retirementResource } from '#state/remote/retirement.ts';
import { EstimatePanel } from './parts/EstimatePanel.tsx';
import { ByAgePanel } from './parts/ByAgePanel.tsx';
import { FurtherPanel } from './parts/FurtherPanel.tsx';
import { takingCapital, tryIn, withAges } from './tried.ts';
import { retirementView, type RetirementView } from './view.ts';

const RetirementSimulator = nearSimulator(
  'retirementsimulation',
  async () => (await import('#simulators/retirement/RetirementSimulator.tsx')).RetirementSimulator,
);

/** Over all columns: beside a closed box there would be a hole. */
const acrossSx = { gridColumn: '1 / -1', minInlineSize: 0 } as const;

/** The figures; estimate, table and further information follow what the member tries out. */
const Figures = ({ view }: { view: RetirementView }) => {
  const { simulation } = view;
  const { tried, follow, startOver, reset } = useFollowed<Tried>();
  const { capitalPercent = 0, ages = null } = tried ?? {};
  // Apart, so that another age changes its own row and bar only.
  const page = useMemo(() => withAges(view, ages), [view, ages]);
  const shown = useMemo(() => takingCapital(page, capitalPercent), [page, capitalPercent]);
  const { basis, estimate, byAge, further, look } = useMemo(() => tryIn(shown, tried), [shown, tried]);
  const compared = useMemo(
    () => (view.byAge.length > 0 ? view.byAge : (view.estimate?.points ?? [])).map(({ age }) => age),
    [view],
  );
  const highest = Math.max(0, ...(page.estimate?.points ?? []).map(({ value }) => value));
  return (
    <>
      {estimate === null ? null : (
        <EstimatePanel
          estimate={estimate}
          basis={basis}
          drawn={view.further?.drawnPerMonth ?? 0}
          isLeaving={view.isLeaving}
          simulation={simulation}
          look={look}
          highest={highest}
          onReset={reset}
        />
      )}
      <HintNotes hints={view.hints} here="retirement" at="belowFigure" />
      {estimate === null ? null : <RetirementSimulator onTried={follow} ages={compared} startOver={startOver} />}
      <InDepth>
        {byAge.length === 0 ? null : (
          <Box sx={acrossSx}>
            <WhileInSight>
              <ByAgePanel rows={byAge} basis={basis} look={look} />
            </WhileInSight>
          </Box>
        )}
        {further === null ? null : (
          <Box sx={acrossSx}>
            <WhileInSight>
              <FurtherPanel further={further} basis={basis} />
            </WhileInSight>
          </Box>
        )}
      </InDepth>
      <SimulationApart link={estimate?.simulator} simulation={simulation} />
    </>
  );
};

const closedOf = ({ closed }: RetirementView) => closed;

const notes = ({ hints }: RetirementView) => <HintNotes hints={hints} here="retirement" at="aboveFigure" />;

/**
 * Retirement: the monthly pension at the default age with its assumptions and bars by age, the benefits at each age,
 * and further information (specification, section 2, Retirement; BVG art. 13, 13a, 14, 17 and 37).
 */
export const RetirementPage = () => {
  const { t } = useTranslation('retirement');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="retirement"
      title={t('title')}
      lead={t('lead')}
      resource={retirementResource}
      request={{ query }}
      shape="picture"
      view={retirementView}
      notes={notes}
      sidebar={ownBoxes}
      closed={closedOf}
    >
      {(view) => <Figures view={view} />}
    </DetailPage>
  );
};
