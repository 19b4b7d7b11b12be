import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { PageLinkName } from '#contract/page-links.ts';
import { DetailPage } from '#detail/DetailPage.tsx';
import { InfoBoxCard } from '#detail/InfoBoxCard.tsx';
import { nearSimulator } from '#detail/near-simulator.tsx';
import { SimulationApart } from '#detail/SimulationApart.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { anonymizeQueryAtom } from '#state/kernel/place.ts';
import { Wide } from '#ui/page-places.tsx';
import { additionalSavingsResource } from '#state/remote/additional-savings.ts';
import { ChooseTried } from './parts/ChooseTried.tsx';
import { PlanPanel } from './parts/PlanPanel.tsx';
import { PlansPanel } from './parts/PlansPanel.tsx';
import { additionalSavingsView, type AdditionalSavingsView } from './view.ts';

const SavingsSimulator = nearSimulator(
  'additionalsavingssimulation',
  async () => (await import('#simulators/savings/SavingsSimulator.tsx')).SavingsSimulator,
);

/** The plan of an option that the simulator tries out, with the way to its choice. */
const planOf =
  ({ plans }: AdditionalSavingsView) =>
  (option: string) => {
    const plan = plans.find(({ id }) => id === option);
    return (
      plan && {
        title: plan.title,
        isOpen: !plan.isDisabled && !plan.isSame,
        choice: <ChooseTried plan={plan} />,
      }
    );
  };

/** Whether the card of the plan in force says that there is no other. */
const saysNoChoice = ({ plans, mayChoose }: AdditionalSavingsView): boolean => plans.length === 0 || !mayChoose;

/** Where the provider says that no plan can be chosen, the editors' box on them leads nowhere. */
const closedOf = ({ plans, mayChoose }: AdditionalSavingsView): readonly PageLinkName[] =>
  plans.length === 0 || mayChoose ? [] : ['additionalsavingssimulation'];

const isOnlyPlan = ({ plans }: AdditionalSavingsView): boolean => plans.length === 0;

/** Without other plans, and without what is saved, the page is no more than the name of the one. */
const isNameOnly = (view: AdditionalSavingsView): boolean => isOnlyPlan(view) && view.parts.length === 0;

const isOffered = (view: AdditionalSavingsView): boolean => view.isOffered;

/** What is known without a birth date: that there is no other plan, where the fund has only one. */
const known = (view: AdditionalSavingsView) => (isOnlyPlan(view) ? <PlanPanel view={view} /> : null);

const sidebarOf = ({ financeExpert }: AdditionalSavingsView) => <InfoBoxCard box={financeExpert} icon="mail" />;

/**
 * The choice of a savings plan: the plan in force with what it is made of, all plans, and the dialogs that choose
 * another, next to a simulator of what they do (specification, section 2, additional savings).
 */
export const AdditionalSavingsPage = () => {
  const { t } = useTranslation('additional-savings');
  const query = useValue(anonymizeQueryAtom);
  return (
    <>
      <DetailPage
        schema="additional-savings"
        title={t('title')}
        lead={t('lead')}
        resource={additionalSavingsResource}
        request={{ query }}
        shape="picture"
        view={additionalSavingsView}
        sidebar={sidebarOf}
        isNo={isNameOnly}
        closed={closedOf}
        concerns={isOffered}
        withoutBirthDate={known}
      >
        {(view) => (
          <>
            <PlanPanel view={view} />
            {view.plans.length === 0 ? null : (
              <Wide>
                <PlansPanel plans={view.plans} mayChoose={view.mayChoose} />
              </Wide>
            )}
            {view.isHidden ? null : <SavingsSimulator planOf={planOf(view)} saysNoChoice={saysNoChoice(view)} />}
            <SimulationApart link={view.simulator} simulation={view.simulation} />
          </>
        )}
      </DetailPage>
      <Outlet />
    </>
  );
};
