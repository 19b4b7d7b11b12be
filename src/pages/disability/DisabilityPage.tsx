import { useTranslation } from 'react-i18next';
import { BenefitsPanel } from '#detail/BenefitsPanel.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { ownBoxes } from '#detail/own-boxes.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { disabilityResource } from './atoms.ts';
import { disabilityView, type DisabilityView } from './view.ts';

const ProtectionSimulator = nearSimulator(
  async () => (await import('#simulators/protection/ProtectionSimulator.tsx')).ProtectionSimulator,
);

/** The member's pension a month, and when it begins. */
const Pension = ({ view: { kind, perMonth, waitingMonths, derivation } }: { view: DisabilityView }) => {
  const { t } = useTranslation('disability');
  const meaning =
    kind === 'insured' && waitingMonths !== null
      ? t('figure.insured.meaningMonths', { count: waitingMonths })
      : t(`figure.${kind}.meaning`);
  return (
    <FigurePanel
      label={t(`figure.${kind}.label`)}
      amount={perMonth}
      fact={kind === 'none' ? t('none') : undefined}
      meaning={perMonth === null ? undefined : meaning}
      explanation={t(`figure.${kind}.explanation`)}
      derivation={kind === 'none' ? undefined : derivation}
    />
  );
};

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
    >
      {(view) => (
        <>
          {view.isHidden ? null : <Pension view={view} />}
          <BenefitsPanel title={t('benefits')} lines={view.lines} zero={t('none')} />
          {view.isHidden ? null : <ProtectionSimulator event="disability" />}
          <InfoBoxCard box={view.simulation} />
        </>
      )}
    </DetailPage>
  );
};
