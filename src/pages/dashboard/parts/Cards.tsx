import { useTranslation } from 'react-i18next';
import { ageInWords } from '#domain/age.ts';
import type { Withdrawal } from '#domain/early-withdrawal.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { FactText } from '#ui/FactText.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { DashboardView, DeathFace } from '../view.ts';
import { amountFigure, possibleFigure } from './amount-figure.tsx';
import { savingsFace } from './savings-face.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { BuyInMeaning } from './BuyInMeaning.tsx';

/** Keys of the texts for each kind of death benefit. */
const deathWords = {
  partnerPension: 'partnerPension',
  lumpSum: 'lumpSum',
  orphansPensions: 'orphansPensions',
  none: 'nobody',
  any: 'meaning',
} as const satisfies Record<DeathFace['kind'], string>;

type CardsProps = {
  view: DashboardView;
  /** Whether the cards appear one after another; not if their data are from an earlier visit. */
  reveal: boolean;
  onRetry: () => void;
  retrying: boolean;
};

/** The visible cards in their order. */
export const Cards = ({ view, reveal, onRetry, retrying }: CardsProps) => {
  const { t } = useTranslation('dashboard');
  const shared = { onRetry, retrying };
  const withAge = (name: 'retirement.meaning' | 'homeOwnership.tooLate' | 'homeOwnership.meaningAge', age: number) =>
    ageInWords(
      age,
      (years) => t(name, { age: years }),
      (years, count) => t(`${name}Months`, { years, count }),
    );
  const withdrawalMeaning = ({ kind, maxAge }: Withdrawal) => {
    const nothing = kind === 'none';
    if (maxAge !== null) return withAge(nothing ? 'homeOwnership.tooLate' : 'homeOwnership.meaningAge', maxAge);
    return nothing ? undefined : t('homeOwnership.meaning');
  };
  const cards = [
    view.savings.kind !== 'hidden' && (
      <DashboardCard key="savings" name="savings" card={view.savings} {...shared}>
        {savingsFace}
      </DashboardCard>
    ),
    view.documents.kind !== 'hidden' && <DocumentsCard key="documents" card={view.documents} {...shared} />,
    view.exitBenefit.kind !== 'hidden' && (
      <DashboardCard key="exitBenefit" name="exitBenefit" card={view.exitBenefit} {...shared}>
        {({ amount }) => ({ figure: amountFigure(amount), meaning: t('exitBenefit.meaning') })}
      </DashboardCard>
    ),
    view.additionalSavings.kind !== 'hidden' && (
      <DashboardCard key="additionalSavings" name="additionalSavings" card={view.additionalSavings} {...shared}>
        {(buyIn) =>
          buyIn.planName === null
            ? {
                figure: possibleFigure(buyIn.atMost, t('notPossible')),
                meaning: <BuyInMeaning buyIn={buyIn} />,
                emptyText: buyIn.note,
              }
            : {
                figure: <FactText>{buyIn.planName}</FactText>,
                meaning: buyIn.note ?? t('additionalSavings.meaning'),
              }
        }
      </DashboardCard>
    ),
    view.buyIn.kind !== 'hidden' && (
      <DashboardCard key="buyIn" name="buyIn" card={view.buyIn} {...shared}>
        {(buyIn) => ({
          figure: possibleFigure(buyIn.atMost, t('notPossible')),
          meaning: <BuyInMeaning buyIn={buyIn} />,
          emptyText: buyIn.note,
          explanation: buyIn.explanation,
        })}
      </DashboardCard>
    ),
    view.homeOwnership.kind !== 'hidden' && (
      <DashboardCard key="homeOwnership" name="homeOwnership" card={view.homeOwnership} {...shared}>
        {(withdrawal) => ({
          figure: possibleFigure(withdrawal.amount, t('notPossible')),
          meaning: withdrawal.remark ?? withdrawalMeaning(withdrawal),
          emptyText: withdrawal.remark ?? withdrawal.noCurve,
        })}
      </DashboardCard>
    ),
    view.retirement.kind !== 'hidden' && (
      <DashboardCard key="retirement" name="retirement" card={view.retirement} {...shared}>
        {({ amount, age }) => ({ figure: amountFigure(amount), meaning: withAge('retirement.meaning', age) })}
      </DashboardCard>
    ),
    view.civilStatus.kind !== 'hidden' && (
      <DashboardCard key="civilStatus" name="civilStatus" card={view.civilStatus} {...shared}>
        {({ status, note }) => ({
          figure: status === null ? undefined : <FactText>{status}</FactText>,
          meaning: note ?? t('civilStatus.meaning'),
        })}
      </DashboardCard>
    ),
    view.deathBenefit.kind !== 'hidden' && (
      <DashboardCard key="deathBenefit" name="deathBenefit" card={view.deathBenefit} {...shared}>
        {({ amount, kind }) => ({ figure: amountFigure(amount), meaning: t(`deathBenefit.${deathWords[kind]}`) })}
      </DashboardCard>
    ),
    view.unpaidLeave.kind !== 'hidden' && (
      <DashboardCard key="unpaidLeave" name="unpaidLeave" card={view.unpaidLeave} {...shared}>
        {({ amount }) => ({ figure: amountFigure(amount), meaning: t('unpaidLeave.meaning') })}
      </DashboardCard>
    ),
  ].filter((card) => card !== false);
  if (cards.length === 0) {
    return (
      <Notice severity="info" title={t('nothing.title')} live="off">
        {t('nothing.text')}
      </Notice>
    );
  }
  return (
    <CardGrid reveal={reveal} firstWide={view.savings.kind !== 'hidden'}>
      {cards}
    </CardGrid>
  );
};
