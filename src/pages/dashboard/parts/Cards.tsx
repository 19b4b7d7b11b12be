import { useTranslation } from 'react-i18next';
import { formatChf } from '#kernel/money.ts';
import { ageInWords } from '#domain/age.ts';
import type { Withdrawal } from '#domain/early-withdrawal.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { FactText } from '#ui/FactText.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ageQuery } from '#domain/simulate-query.ts';
import { isDrawn } from '#domain/curve.ts';
import { savingsUntil, type OutlookAt } from '#domain/outlook.ts';
import type { Asked } from '../explain.ts';
import type { DashboardView } from '../view.ts';
import { amountFigure } from './amount-figure.tsx';
import { savingsFace } from './savings-face.tsx';
import { AmountSentence } from './AmountSentence.tsx';
import { DashboardCard } from './DashboardCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { askedPension } from './asked-pension.ts';
import { deathFace } from './death-face.tsx';
import { retirementFace } from './retirement-face.tsx';
import { shortAge } from './short-age.ts';
import { BuyInMeaning } from './BuyInMeaning.tsx';
import { ShareOfSavings } from './ShareOfSavings.tsx';

/** A card's headline in words, above the line with its amount; undefined if it has no amount. */
const factOf = (amount: number | null | undefined, words: string, zero: string) =>
  typeof amount === 'number' ? <FactText>{amount > 0 ? words : zero}</FactText> : undefined;

type CardsProps = {
  view: DashboardView;
  /** The age of the answer above; null for the usual one. */
  chosen: OutlookAt | null;
  /** Whether the cards appear one after another; not if their data are from an earlier visit. */
  reveal: boolean;
  onRetry: () => void;
  retrying: boolean;
};

/** The visible cards in their order. */
export const Cards = ({ view, chosen, reveal, onRetry, retrying }: CardsProps) => {
  const { t } = useTranslation('dashboard');
  const saidAbove =
    view.outlook?.kind === 'none' && view.outlook.obstacle === 'birthDateUnknown' ? ('birthDate' as const) : null;
  const shared = { onRetry, retrying, saidAbove };
  const outlook = view.outlook?.kind === 'known' ? view.outlook : null;
  const { savings } = view;
  const balance = savings.kind === 'read' && savings.isActive ? savings.face.amount : null;
  /** Whether an amount is the whole balance, which is the headline of its own card: then the headline says something else. */
  const isAll = (amount: number | null): amount is number => amount !== null && amount > 0 && amount === balance;
  /** The question for how an amount is calculated. */
  const how = (of: Exclude<Asked['of'], 'pension' | 'plan'>, amount: number | null | undefined): Asked | undefined =>
    view.isExplained && amount ? { of, amount } : undefined;
  const withAge = (
    name: 'retirement.meaning' | 'homeOwnership.tooLate' | 'homeOwnership.meaningAge',
    age: number,
    amount = '',
  ) =>
    ageInWords(
      age,
      (years) => t(name, { age: years, amount }),
      (years, count) => t(`${name}Months`, { years, count, amount }),
    );
  const remarkOf = ({ kind, amount, maxAge, remark }: Withdrawal) => {
    const words =
      remark ??
      (isAll(amount)
        ? t('homeOwnership.upTo')
        : kind === 'none' && maxAge !== null
          ? withAge('homeOwnership.tooLate', maxAge)
          : null);
    return words === null ? null : <p>{words}</p>;
  };
  const cards = [
    view.savings.kind !== 'hidden' && (
      <DashboardCard key="savings" name="savings" card={view.savings} {...shared}>
        {(face) => ({
          ...savingsFace(outlook === null || chosen === null ? face : savingsUntil(face, outlook, chosen), {
            zero: t('zero.savings'),
            isKey: view.outlook === null,
          }),
          remark:
            savings.kind === 'read' && savings.missing === 'birthDate'
              ? t('savings.undated')
              : face.curve.future.length === 0
                ? undefined
                : t('savings.dashed'),
          asked: how('savings', face.amount),
        })}
      </DashboardCard>
    ),
    view.documents.kind !== 'hidden' && <DocumentsCard key="documents" card={view.documents} {...shared} />,
    view.exitBenefit.kind !== 'hidden' && (
      <DashboardCard key="exitBenefit" name="exitBenefit" card={view.exitBenefit} {...shared}>
        {({ amount }) => ({
          asked: how('exitBenefit', amount),
          ...(isAll(amount)
            ? {
                figure: <FactText>{t('allSavings')}</FactText>,
                meaning: t('exitBenefit.all'),
              }
            : {
                figure: factOf(amount, t('exitBenefit.meaning'), t('zero.exitBenefit')),
                meaning: amount ? (
                  <AmountSentence>{`${formatChf(amount)} ${t('unit.once')}`}</AmountSentence>
                ) : (
                  t('exitBenefit.meaning')
                ),
              }),
        })}
      </DashboardCard>
    ),
    view.additionalSavings.kind !== 'hidden' && (
      <DashboardCard key="additionalSavings" name="additionalSavings" card={view.additionalSavings} {...shared}>
        {(buyIn) =>
          buyIn.planName === null
            ? {
                figure: factOf(buyIn.atMost, t('buyIn.possible'), t('notPossible')),
                meaning: <BuyInMeaning buyIn={buyIn} />,
                emptyText: buyIn.note,
              }
            : {
                figure: <FactText>{buyIn.planName}</FactText>,
                meaning: <AmountSentence>{buyIn.note ?? t('additionalSavings.meaning')}</AmountSentence>,
                asked: view.isExplained ? { of: 'plan' } : undefined,
              }
        }
      </DashboardCard>
    ),
    view.buyIn.kind !== 'hidden' && (
      <DashboardCard key="buyIn" name="buyIn" card={view.buyIn} {...shared}>
        {(buyIn) => ({
          figure: factOf(buyIn.atMost, t('buyIn.possible'), t('notPossible')),
          asked: how('buyIn', buyIn.atMost),
          meaning: <BuyInMeaning buyIn={buyIn} unit={t('unit.once')} />,
          emptyText: buyIn.note,
          explanation: buyIn.explanation,
          // What isn't possible isn't offered.
          wayOn: buyIn.isNone ? t(buyIn.toRepay === null ? 'buyIn.rules' : 'buyIn.repay') : undefined,
        })}
      </DashboardCard>
    ),
    view.homeOwnership.kind !== 'hidden' && (
      <DashboardCard key="homeOwnership" name="homeOwnership" card={view.homeOwnership} {...shared}>
        {(withdrawal) => ({
          asked: how('homeOwnership', withdrawal.amount),
          figure: factOf(
            withdrawal.amount,
            withdrawal.maxAge === null || !isAll(withdrawal.amount)
              ? t('homeOwnership.possible')
              : t('homeOwnership.until', { age: shortAge(withdrawal.maxAge) }),
            t(withdrawal.isTooLate ? 'noLongerPossible' : 'notPossible'),
          ),
          meaning: (
            <>
              {isAll(withdrawal.amount) || !withdrawal.amount || withdrawal.amount < 0 ? null : (
                <p>
                  <AmountSentence>
                    {withdrawal.maxAge === null
                      ? t('atMost', { amount: formatChf(withdrawal.amount) })
                      : withAge('homeOwnership.meaningAge', withdrawal.maxAge, formatChf(withdrawal.amount))}
                  </AmountSentence>
                </p>
              )}
              {remarkOf(withdrawal)}
              <ShareOfSavings amount={withdrawal.amount} balance={balance} />
            </>
          ),
          emptyText: withdrawal.remark ?? withdrawal.noCurve,
          // What isn't possible isn't offered.
          wayOn: withdrawal.kind === 'none' ? t('homeOwnership.rules') : undefined,
        })}
      </DashboardCard>
    ),
    view.retirement.kind !== 'hidden' && (
      <DashboardCard key="retirement" name="retirement" card={view.retirement} {...shared}>
        {({ amount, age }) =>
          // Its pension is the answer above.
          outlook === null
            ? {
                figure: amountFigure(amount, { unit: t('unit.perMonth'), isRough: true, zero: t('zero.retirement') }),
                meaning: withAge('retirement.meaning', age),
              }
            : {
                asked: view.isExplained ? askedPension(outlook, chosen ?? outlook.usual) : undefined,
                query: chosen === null ? undefined : ageQuery(chosen.age),
                ...retirementFace(t, outlook, chosen ?? outlook.usual),
              }
        }
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
    view.disability.kind !== 'hidden' && (
      <DashboardCard key="disability" name="disability" card={view.disability} {...shared}>
        {({ amount, kind, withChildren }) => ({
          asked: how(kind === 'inPayment' ? 'disabilityInPayment' : 'disability', amount),
          ...(amount !== null && amount > 0 && (kind === 'insured' || kind === 'inPayment')
            ? {
                figure: <FactText>{t(kind === 'insured' ? 'disability.pension' : 'disability.paid')}</FactText>,
                meaning: (
                  <AmountSentence>
                    {withChildren === null
                      ? t(kind === 'insured' ? 'disability.of' : 'disability.paidOf', { amount: formatChf(amount) })
                      : t('disability.withChildren', {
                          amount: formatChf(amount),
                          together: formatChf(withChildren.together),
                        })}
                  </AmountSentence>
                ),
              }
            : {
                figure: amountFigure(amount, {
                  unit: t('unit.perMonth'),
                  zero: t(kind === 'waits' ? 'zero.disabilityWaits' : 'zero.disability'),
                }),
                meaning: t(`disability.${kind}`),
              }),
        })}
      </DashboardCard>
    ),
    view.deathBenefit.kind !== 'hidden' && (
      <DashboardCard key="deathBenefit" name="deathBenefit" card={view.deathBenefit} {...shared}>
        {(face) => {
          const { figure, meaning } = deathFace(t, face, isAll(face.amount));
          return {
            figure,
            asked: how('death', face.family?.perMonth ?? face.amount),
            meaning: face.isPartnerUndeclared ? (
              <>
                <p>{meaning}</p>
                <p>{t('answer.withoutPartner')}</p>
              </>
            ) : (
              meaning
            ),
          };
        }}
      </DashboardCard>
    ),
    view.unpaidLeave.kind !== 'hidden' && (
      <DashboardCard key="unpaidLeave" name="unpaidLeave" card={view.unpaidLeave} {...shared}>
        {({ amount }) => ({
          figure: amount ? (
            <FactText>{t('unpaidLeave.insured')}</FactText>
          ) : (
            amountFigure(amount, { zero: t('zero.unpaidLeave') })
          ),
          meaning: amount ? (
            <AmountSentence>{t('unpaidLeave.of', { amount: formatChf(amount) })}</AmountSentence>
          ) : undefined,
          asked: how('unpaidLeave', amount),
        })}
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
    <CardGrid
      reveal={reveal}
      firstWide={savings.kind !== 'hidden'}
      firstHigh={savings.kind === 'read' && savings.missing === null && isDrawn(savings.face.curve)}
    >
      {cards}
    </CardGrid>
  );
};
