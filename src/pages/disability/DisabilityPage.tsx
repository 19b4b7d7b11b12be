import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { BenefitsPanel } from '#detail/BenefitsPanel.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { ownBoxes } from '#detail/own-boxes.tsx';
import { SimulateOwn } from '#detail/SimulateOwn.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { disabilityResource } from '#state/remote/disability.ts';
import { Course } from './parts/Course.tsx';
import { disabilityView, type DisabilityView } from './view.ts';

const ProtectionSimulator = nearSimulator(
  async () => (await import('#simulators/protection/FamilyProtectionSimulator.tsx')).FamilyProtectionSimulator,
);

/** Names the simulator of this page. */
const ownSimulator: LinkedSimulator = 'protectionsimulation';

/** The member's pension a month, and when it begins. */
const Pension = ({ view }: { view: DisabilityView }) => {
  const { kind, isNone, perMonth, waitingMonths, derivation } = view;
  const { t } = useTranslation('disability');
  const meaning =
    (kind === 'insured' || kind === 'waits') && waitingMonths !== null
      ? t(`figure.${kind}.meaningMonths`, { count: waitingMonths })
      : t(`figure.${kind}.meaning`);
  return (
    <FigurePanel
      label={t(`figure.${kind}.label`)}
      amount={perMonth}
      fact={isNone ? t(kind === 'waits' ? 'waits' : 'none') : undefined}
      meaning={perMonth === null ? undefined : meaning}
      explanation={t(`figure.${kind}.explanation`)}
      derivation={isNone ? undefined : derivation}
      picture={
        kind === 'insured' && perMonth !== null && waitingMonths !== null ? (
          <Course perMonth={perMonth} waitingMonths={waitingMonths} />
        ) : null
      }
    >
      {isNone ? null : <SimulateOwn simulator={ownSimulator} simulation={view.simulation} />}
    </FigurePanel>
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
      {(view) => (
        <>
          {view.isHidden ? null : <Pension view={view} />}
          <BenefitsPanel title={t('benefits')} lines={view.lines} zero={t('none')} />
          {view.isHidden || view.isNone ? null : <ProtectionSimulator event="disability" />}
          <SimulationApart link={view.isHidden || view.isNone ? null : ownSimulator} simulation={view.simulation} />
        </>
      )}
    </DetailPage>
  );
};
