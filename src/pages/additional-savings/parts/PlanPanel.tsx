import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatChf } from '#kernel/money.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { usePictureWords } from '#detail/picture-words.ts';
import { SimulateAction } from '#detail/SimulateAction.tsx';
import { ViewLock } from '#detail/ViewLock.tsx';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom, useHref } from '#state/kernel/place.ts';
import { isViewAtom } from '#state/session/is-view.ts';
import { Button } from '#ui/Button.tsx';
import { DonutChart } from '#ui/DonutChart.tsx';
import type { AdditionalSavingsView } from '../view.ts';

/** What flows into the savings a year, as a ring. */
const PlanRing = ({ parts }: { parts: AdditionalSavingsView['parts'] }) => {
  const { t } = useTranslation('additional-savings');
  const locale = useValue(localeAtom);
  const shared = usePictureWords();
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return (
    <DonutChart
      locale={locale}
      slices={parts.map(({ label, value }, index) => ({ key: `part-${index}`, label, value }))}
      centre={{ figure: formatChf(sum), label: t('ring.centre') }}
      labels={{ ...shared, title: t('ring.label'), part: t('ring.part'), share: t('ring.share') }}
      empty={null}
    />
  );
};

/** The way to another plan; says why there is none. */
const ChangeAction = ({ view: { plans, mayChoose, reason, chosen } }: { view: AdditionalSavingsView }) => {
  const { t } = useTranslation('additional-savings');
  const href = useHref();
  const isView = useValue(isViewAtom);
  const lockId = useId();
  if (plans.length === 0 || !mayChoose)
    return <p>{reason ?? t(plans.length === 0 ? 'plan.noChoice' : 'plan.noOther')}</p>;
  const text = t(chosen?.until ? 'plan.changeChoice' : 'plan.change');
  return (
    <>
      {isView ? (
        <Button disabled aria-describedby={lockId}>
          {text}
        </Button>
      ) : (
        <Button href={href('additional-savings-customize')}>{text}</Button>
      )}
      {isView ? <ViewLock id={lockId} /> : null}
    </>
  );
};

/** What is chosen, from when, and until when the last choice can be changed. */
const Chosen = ({ chosen: { plans, until } }: { chosen: NonNullable<AdditionalSavingsView['chosen']> }) => {
  const { t } = useTranslation('additional-savings');
  return plans.map(({ title, from }, index) => {
    const words = { plan: title, date: formatDate(from) };
    return (
      <p key={from}>
        {until === null || index < plans.length - 1
          ? t('plan.chosen', words)
          : t('plan.changeable', { ...words, until: formatDate(until) })}
      </p>
    );
  });
};

/** The savings plan in force, what it is made of, and the ways on: another plan, and the simulation. */
export const PlanPanel = ({ view }: { view: AdditionalSavingsView }) => {
  const { t } = useTranslation('additional-savings');
  const { planName, note, chosen, parts, ofParts, simulator, simulation } = view;
  return (
    <FigurePanel
      label={t('plan.label')}
      amount={undefined}
      fact={planName ?? (view.plans.length === 0 ? t('plan.none') : undefined)}
      meaning={chosen === null ? note : <Chosen chosen={chosen} />}
      explanation={view.plans.length === 0 ? undefined : t('plan.explanation')}
      derivation={ofParts}
      picture={parts.length > 1 ? <PlanRing parts={parts} /> : null}
      action={
        <SimulateAction
          before={<ChangeAction view={view} />}
          link={simulator}
          text={t('plan.simulate')}
          simulation={simulation}
          variant="outlined"
        />
      }
    />
  );
};
