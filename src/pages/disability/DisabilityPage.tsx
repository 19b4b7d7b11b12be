import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { BenefitsPanel } from '#detail/BenefitsPanel.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { ownBoxes } from '#detail/own-boxes.tsx';
import { SimulateOwn } from '#detail/SimulateOwn.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { useFollowed } from '#detail/use-followed.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { disabilityResource } from '#state/remote/disability.ts';
import type { TriedDisability } from '#simulators/protection/protection-trial.ts';
import { InDepth } from '#ui/page-places.tsx';
import { PensionElsewhere } from './parts/PensionElsewhere.tsx';
import { PensionPanel } from './parts/PensionPanel.tsx';
import { disabilityView, type DisabilityView } from './view.ts';

/** Names the simulator of this page. */
const ownSimulator: LinkedSimulator = 'protectionsimulation';

const ProtectionSimulator = nearSimulator(
  ownSimulator,
  async () => (await import('#simulators/protection/FamilyProtectionSimulator.tsx')).FamilyProtectionSimulator,
);

type FiguresProps = { view: DisabilityView };

/** The pension, which follows what the member tries out, the simulator, and all benefits line by line. */
const Figures = ({ view }: FiguresProps) => {
  const { t } = useTranslation('disability');
  const { tried, follow, startOver, reset } = useFollowed<TriedDisability>();
  const isClosed = view.isHidden || view.isNone || view.isElsewhere;
  return (
    <>
      {view.isHidden ? null : view.isElsewhere ? (
        <PensionElsewhere />
      ) : (
        <PensionPanel view={view} tried={tried} onReset={reset}>
          {view.isNone ? null : <SimulateOwn simulator={ownSimulator} simulation={view.simulation} />}
        </PensionPanel>
      )}
      {isClosed ? null : <ProtectionSimulator event="disability" onTried={follow} startOver={startOver} />}
      <InDepth>
        <BenefitsPanel title={t('benefits')} lines={view.lines} zero={t('none')} />
      </InDepth>
      <SimulationApart link={isClosed ? null : ownSimulator} simulation={view.simulation} />
    </>
  );
};

const isNone = (view: DisabilityView): boolean => view.isNone;

/** Without a pension there is nothing to simulate. */
const closedOf = (view: DisabilityView): readonly LinkedSimulator[] => (view.isNone ? [ownSimulator] : []);

/**
 * The benefits if the member becomes disabled: their pension a month and from when on, all benefits line by line, and a
 * simulator of a disability. BVG art. 23 to 26.
 */
export const DisabilityPage = () => {
  const { t } = useTranslation('disability');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="disability"
      title={t('title')}
      lead={t('lead')}
      resource={disabilityResource}
      request={{ query }}
      view={disabilityView}
      sidebar={ownBoxes}
      isNo={isNone}
      closed={closedOf}
    >
      {(view) => <Figures view={view} />}
    </DetailPage>
  );
};
