import { useTranslation } from 'react-i18next';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { BenefitsPanel } from '#detail/BenefitsPanel.tsx';
import { DetailPage } from '#detail/DetailPage.tsx';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { HintNotes } from '#detail/HintNotes.tsx';
import { LeavingNote } from '#detail/LeavingNote.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { ownBoxes } from '#detail/own-boxes.tsx';
import { PensionHoldersContext } from '#detail/pension-holders.ts';
import { SimulateOwn } from '#detail/SimulateOwn.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { formatChf } from '#kernel/money.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { InDepth, Wide } from '#ui/page-places.tsx';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { deathBenefitResource } from '#state/remote/death-benefit.ts';
import { Beneficiaries } from './parts/Beneficiaries.tsx';
import { FamilyPhases } from './parts/FamilyPhases.tsx';
import { deathBenefitView, type DeathBenefitView } from './view.ts';

/** Names the simulator of this page. */
const ownSimulator: LinkedSimulator = 'protectionsimulation';

const ProtectionSimulator = nearSimulator(
  ownSimulator,
  async () => (await import('#simulators/protection/ProtectionSimulator.tsx')).ProtectionSimulator,
);

/** What the family would receive together, a month and once, or the amount and its kind. */
const Figure = ({ view }: { view: DeathBenefitView }) => {
  const { kind, amount, family, derivation, isLeaving } = view;
  const { t } = useTranslation('death-benefit');
  const words = family === null ? (`figure.${kind}` as const) : ('family' as const);
  const shown = family?.perMonth ?? amount;
  return (
    <FigurePanel
      label={t(`${words}.label`)}
      amount={shown}
      fact={shown === 0 ? t('benefits.zero') : undefined}
      meaning={
        shown === null ? undefined : (
          <>
            <p>{family?.once ? t('family.andOnce', { amount: formatChf(family.once) }) : t(`${words}.meaning`)}</p>
            <LeavingNote isLeaving={isLeaving && shown > 0} of="cover" />
          </>
        )
      }
      explanation={t(`${words}.explanation`)}
      action={<SimulateOwn simulator={ownSimulator} simulation={view.simulation} />}
      derivation={family === null ? derivation : family.derivation}
      picture={family?.course ? <FamilyPhases course={family.course} people={view.people} /> : null}
    />
  );
};

const notes = ({ hints }: DeathBenefitView) => <HintNotes hints={hints} here="death-benefit" at="aboveFigure" />;

/**
 * The benefits if the member died today: what the family would receive, or the amount and its kind; the beneficiaries
 * with what each receives and how long, all benefits line by line, and a simulator of a death or a disability. BVG art. 18
 * to 26.
 */
export const DeathBenefitPage = () => {
  const { t } = useTranslation('death-benefit');
  const query = useValue(anonymizeQueryAtom);
  return (
    <DetailPage
      schema="death-benefit"
      title={t('title')}
      lead={t('lead')}
      resource={deathBenefitResource}
      request={{ query }}
      view={deathBenefitView}
      notes={notes}
      sidebar={ownBoxes}
    >
      {(view) => (
        <>
          {view.isHidden ? null : (
            <PensionHoldersContext value={view.holders}>
              <Figure view={view} />
            </PensionHoldersContext>
          )}
          <HintNotes hints={view.hints} here="death-benefit" at="belowFigure" />
          {/* Several people stand side by side, as wide as the page; one person fills the room beside the sidebar. */}
          {view.people.length > 1 ? (
            <Wide>
              <Beneficiaries view={view} />
            </Wide>
          ) : (
            <Beneficiaries view={view} />
          )}
          {view.isHidden ? null : <ProtectionSimulator named={view.named} hints={view.hints} />}
          <InDepth>
            <BenefitsPanel title={t('benefits.title')} lines={view.lines} zero={t('benefits.zero')} />
          </InDepth>
          <SimulationApart link={view.isHidden ? null : ownSimulator} simulation={view.simulation} />
        </>
      )}
    </DetailPage>
  );
};
