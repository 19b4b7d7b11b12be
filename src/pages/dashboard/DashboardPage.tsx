import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import type { DeathKind } from '#domain/death-kind.ts';
import type { Withdrawal } from '#domain/early-withdrawal.ts';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { useToday } from '#state/kernel/today.ts';
import { currentUserAtom } from '#state/session/session.ts';
import { brandingAtom } from '#state/fund/tenant.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { FactText } from '#ui/FactText.tsx';
import { FailedNotice } from '#ui/FailedNotice.tsx';
import { Lead } from '#ui/Lead.tsx';
import { MessageBox } from '#ui/MessageBox.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StickyHelpButton, stickyHelpRoom } from '#ui/StickyHelpButton.tsx';
import { WelcomeBand } from '#ui/WelcomeBand.tsx';
import { showProcessingDateAction } from './actions.ts';
import { dashboardResource } from './atoms.ts';
import { amountFigure, possibleFigure } from './parts/amount-figure.tsx';
import { balanceFace } from './parts/balance-face.tsx';
import { DashboardCard } from './parts/DashboardCard.tsx';
import { DashboardSkeleton } from './parts/DashboardSkeleton.tsx';
import { DocumentsCard } from './parts/DocumentsCard.tsx';
import { PurchaseMeaning } from './parts/PurchaseMeaning.tsx';
import { dashboardView, type DashboardView } from './view.ts';

const Message = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

/** Keys of the texts for each kind of death benefit. */
const deathWords = {
  partnerPension: 'partnerPension',
  lumpSum: 'lumpSum',
  orphansPensions: 'orphansPensions',
  none: 'nobody',
  any: 'meaning',
} as const satisfies Record<DeathKind, string>;

/** Props of {@link Cards}. */
type CardsProps = {
  view: DashboardView;
  /** Whether the cards appear one after another; not if their data are from an earlier visit. */
  reveal: boolean;
  onRetry: () => void;
  retrying: boolean;
};

/** The visible cards in their order. */
const Cards = ({ view, reveal, onRetry, retrying }: CardsProps) => {
  const { t } = useTranslation('dashboard');
  const shared = { onRetry, retrying };
  const homeMeaning = ({ kind, maxAge }: Withdrawal) => {
    const nothing = kind === 'none';
    if (maxAge !== null) return t(nothing ? 'home.tooLate' : 'home.meaningAge', { age: maxAge });
    return nothing ? undefined : t('home.meaning');
  };
  const cards = [
    view.balance.kind !== 'hidden' && (
      <DashboardCard key="balance" name="balance" card={view.balance} {...shared}>
        {balanceFace}
      </DashboardCard>
    ),
    view.documents.kind !== 'hidden' && <DocumentsCard key="documents" card={view.documents} {...shared} />,
    view.exit.kind !== 'hidden' && (
      <DashboardCard key="exit" name="exit" card={view.exit} {...shared}>
        {({ amount }) => ({ figure: amountFigure(amount), meaning: t('exit.meaning') })}
      </DashboardCard>
    ),
    view.additionalSavings.kind !== 'hidden' && (
      <DashboardCard key="additionalSavings" name="additionalSavings" card={view.additionalSavings} {...shared}>
        {(buyIn) =>
          buyIn.planName === null
            ? {
                figure: possibleFigure(buyIn.atMost, t('notPossible')),
                meaning: <PurchaseMeaning buyIn={buyIn} />,
                emptyText: buyIn.note,
              }
            : {
                figure: <FactText>{buyIn.planName}</FactText>,
                meaning: buyIn.note ?? t('additionalSavings.meaning'),
              }
        }
      </DashboardCard>
    ),
    view.purchase.kind !== 'hidden' && (
      <DashboardCard key="purchase" name="purchase" card={view.purchase} {...shared}>
        {(buyIn) => ({
          figure: possibleFigure(buyIn.atMost, t('notPossible')),
          meaning: <PurchaseMeaning buyIn={buyIn} />,
          emptyText: buyIn.note,
          explanation: buyIn.explanation,
        })}
      </DashboardCard>
    ),
    view.home.kind !== 'hidden' && (
      <DashboardCard key="home" name="home" card={view.home} {...shared}>
        {(withdrawal) => ({
          figure: possibleFigure(withdrawal.amount, t('notPossible')),
          meaning: withdrawal.remark ?? homeMeaning(withdrawal),
          emptyText: withdrawal.remark ?? withdrawal.noCurve,
        })}
      </DashboardCard>
    ),
    view.retirement.kind !== 'hidden' && (
      <DashboardCard key="retirement" name="retirement" card={view.retirement} {...shared}>
        {({ amount, age }) => ({ figure: amountFigure(amount), meaning: t('retirement.meaning', { age }) })}
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
    view.death.kind !== 'hidden' && (
      <DashboardCard key="death" name="death" card={view.death} {...shared}>
        {({ amount, kind }) => ({ figure: amountFigure(amount), meaning: t(`death.${deathWords[kind]}`) })}
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
    <CardGrid reveal={reveal} firstWide={view.balance.kind !== 'hidden'}>
      {cards}
    </CardGrid>
  );
};

/**
 * The dashboard: greeting, the fund's message, the savings balance as the key figure with
 * its curve, then the cards, and a help button if the fund has questions and answers.
 */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const user = useValue(currentUserAtom);
  const { backgroundImage } = useValue(brandingAtom);
  const showProcessingDate = useAction(showProcessingDateAction);
  const { answer, failed, loading, retry } = useRemote(dashboardResource, {});
  const today = useToday();
  const view = useMemo(() => (answer === null ? null : dashboardView(answer, today)), [answer, today]);
  const [isReturn] = useState(view !== null);

  const processingDate = view?.processingDate ?? null;
  useEffect(() => {
    showProcessingDate(processingDate);
    return () => showProcessingDate(null);
  }, [processingDate, showProcessingDate]);

  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ');
  const hasHelp = view?.hasHelp ?? false;
  return (
    <div style={hasHelp ? { paddingBlockEnd: stickyHelpRoom } : undefined}>
      <WelcomeBand
        backgroundImage={backgroundImage}
        head={
          <>
            <PageHeading>{name === '' ? t('greetingPlain') : t('greeting', { name })}</PageHeading>
            <Lead>{t('lead')}</Lead>
          </>
        }
      >
        {view?.message ? (
          <Message>
            <MessageBox title={view.message.title} text={view.message.text} />
          </Message>
        ) : null}
        {view !== null ? (
          <Cards view={view} reveal={!isReturn} onRetry={retry} retrying={loading} />
        ) : failed ? (
          <FailedNotice
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={t('retry')}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <DashboardSkeleton label={t('loading')} />
        )}
      </WelcomeBand>
      {hasHelp ? <StickyHelpButton href={href('questions')} label={t('help')} /> : null}
    </div>
  );
};
