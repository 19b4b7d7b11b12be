import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { dayOf } from '#kernel/date.ts';
import { defaultRetirementAge } from '#domain/projection-defaults.ts';
import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { useRemote } from '#state/remote/use-remote.ts';
import { useServices } from '#state/kernel/services.ts';
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
import { readDashboard, readMessage, type DashboardReading } from './boxes.ts';
import { amountFigure, possibleFigure } from './parts/amount-figure.tsx';
import { balanceFace } from './parts/balance-face.tsx';
import { DashboardCard } from './parts/DashboardCard.tsx';
import { DashboardSkeleton } from './parts/DashboardSkeleton.tsx';
import { DocumentsCard } from './parts/DocumentsCard.tsx';
import { PurchaseMeaning } from './parts/PurchaseMeaning.tsx';

const Message = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(3) }));

const localDay = (milliseconds: number): string => {
  const now = new Date(milliseconds);
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** What the amount in case of death is, where the provider says so. */
const deathWords = (kind: string | null | undefined) => {
  if (kind === 'partnerPension' || kind === 'lumpSum' || kind === 'orphansPensions') return kind;
  return kind === 'none' ? 'nobody' : 'meaning';
};

/** Props of {@link Cards}. */
type CardsProps = {
  reading: DashboardReading;
  /** Whether the cards appear one after another: those of an earlier visit are there at once. */
  reveal: boolean;
  onRetry: () => void;
  retrying: boolean;
};

/** The cards in their order, those alone that mean to be seen. */
const Cards = ({ reading, reveal, onRetry, retrying }: CardsProps) => {
  const { t } = useTranslation('dashboard');
  const { clock } = useServices();
  const shared = { onRetry, retrying };
  const today = localDay(clock.now());
  const homeMeaning = ({ maxAge, maxAmount }: { maxAge?: number | null; maxAmount?: number | null }) => {
    const nothing = typeof maxAmount === 'number' && maxAmount <= 0;
    if (typeof maxAge === 'number') return t(nothing ? 'home.tooLate' : 'home.meaningAge', { age: maxAge });
    return nothing ? undefined : t('home.meaning');
  };
  const cards = [
    reading.balance.kind !== 'hidden' && (
      <DashboardCard key="balance" name="balance" reading={reading.balance} {...shared}>
        {(box) => balanceFace(box, today)}
      </DashboardCard>
    ),
    reading.documents.kind !== 'hidden' && <DocumentsCard key="documents" reading={reading.documents} {...shared} />,
    reading.exit.kind !== 'hidden' && (
      <DashboardCard key="exit" name="exit" reading={reading.exit} {...shared}>
        {(box) => ({ figure: amountFigure(box.amount), meaning: t('exit.meaning') })}
      </DashboardCard>
    ),
    reading.additionalSavings.kind !== 'hidden' && (
      <DashboardCard key="additionalSavings" name="additionalSavings" reading={reading.additionalSavings} {...shared}>
        {(box) =>
          box.planName
            ? {
                figure: <FactText>{box.planName}</FactText>,
                meaning: box.subTitle || t('additionalSavings.meaning'),
              }
            : {
                figure: possibleFigure(box.atMost, t('notPossible')),
                meaning: <PurchaseMeaning box={box} />,
                emptyText: box.subTitle,
              }
        }
      </DashboardCard>
    ),
    reading.purchase.kind !== 'hidden' && (
      <DashboardCard key="purchase" name="purchase" reading={reading.purchase} {...shared}>
        {(box) => ({
          figure: possibleFigure(box.atMost, t('notPossible')),
          meaning: <PurchaseMeaning box={box} />,
          emptyText: box.subTitle,
          explanation: [box.tooltipTitle, box.tooltipSubtitle].filter(Boolean).join(': '),
        })}
      </DashboardCard>
    ),
    reading.home.kind !== 'hidden' && (
      <DashboardCard key="home" name="home" reading={reading.home} {...shared}>
        {(box) => ({
          figure: possibleFigure(box.maxAmount, t('notPossible')),
          meaning: box.noDataInfo || homeMeaning(box),
          emptyText: box.noDataInfo || box.projectedGraphUnavailable,
        })}
      </DashboardCard>
    ),
    reading.retirement.kind !== 'hidden' && (
      <DashboardCard key="retirement" name="retirement" reading={reading.retirement} {...shared}>
        {(box) => ({
          figure: amountFigure(box.amount),
          meaning: t('retirement.meaning', { age: box.defaultRetirementAge ?? defaultRetirementAge }),
        })}
      </DashboardCard>
    ),
    reading.civilStatus.kind !== 'hidden' && (
      <DashboardCard key="civilStatus" name="civilStatus" reading={reading.civilStatus} {...shared}>
        {(box) => ({
          figure: box.civilStatus ? <FactText>{box.civilStatus}</FactText> : undefined,
          meaning: box.subTitle || t('civilStatus.meaning'),
        })}
      </DashboardCard>
    ),
    reading.death.kind !== 'hidden' && (
      <DashboardCard key="death" name="death" reading={reading.death} {...shared}>
        {(box) => ({ figure: amountFigure(box.amount), meaning: t(`death.${deathWords(box.kind)}`) })}
      </DashboardCard>
    ),
    reading.unpaidLeave.kind !== 'hidden' && (
      <DashboardCard key="unpaidLeave" name="unpaidLeave" reading={reading.unpaidLeave} {...shared}>
        {(box) => ({ figure: amountFigure(box.amount), meaning: t('unpaidLeave.meaning') })}
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
    <CardGrid reveal={reveal} firstWide={reading.balance.kind !== 'hidden'}>
      {cards}
    </CardGrid>
  );
};

/**
 * The dashboard: greeting, the fund's message, the savings balance as the one big number with
 * its curve, then the cards, and help at hand where the fund has questions and answers.
 */
export const DashboardPage = () => {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const user = useValue(currentUserAtom);
  const { backgroundImage } = useValue(brandingAtom);
  const showProcessingDate = useAction(showProcessingDateAction);
  const { answer, failed, loading, retry } = useRemote(dashboardResource, {});
  const shown = useMemo(
    () => (answer === null ? null : { reading: readDashboard(answer), message: readMessage(answer.meta) }),
    [answer],
  );
  const [isReturn] = useState(shown !== null);

  const processingDate = shown?.reading.processingDate ?? null;
  useEffect(() => {
    showProcessingDate(processingDate !== null && dayOf(processingDate) !== null ? processingDate : null);
    return () => showProcessingDate(null);
  }, [processingDate, showProcessingDate]);

  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ');
  const hasHelp = shown?.reading.hasHelp ?? false;
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
        {shown?.message ? (
          <Message>
            <MessageBox title={shown.message.title} text={shown.message.text} />
          </Message>
        ) : null}
        {shown !== null ? (
          <Cards reading={shown.reading} reveal={!isReturn} onRetry={retry} retrying={loading} />
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
