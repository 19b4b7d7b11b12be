import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteKey } from '#contract/route-words.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useHref } from '#state/kernel/place.ts';
import { FactCard } from '#ui/FactCard.tsx';
import type { IconName } from '#ui/Icon.tsx';
import type { BoxReading } from '../boxes.ts';

/** Where a card leads and its icon. */
const cards = {
  balance: { route: 'insurance-overview', icon: 'savings' },
  documents: { route: 'documents', icon: 'document' },
  exit: { route: 'exit-benefit', icon: 'exit' },
  additionalSavings: { route: 'additional-savings', icon: 'chart' },
  purchase: { route: 'buy-in', icon: 'wallet' },
  home: { route: 'home-ownership', icon: 'home' },
  retirement: { route: 'retirement', icon: 'sunrise' },
  civilStatus: { route: 'civil-status', icon: 'rings' },
  death: { route: 'death-benefit', icon: 'heart' },
  unpaidLeave: { route: 'unpaid-leave', icon: 'calendar' },
} as const satisfies Record<string, { route: RouteKey; icon: IconName }>;

/** The cards of the dashboard; also the keys of their texts. */
export type CardName = keyof typeof cards;

type Flags = { isActive: boolean; hideAwaitBox: boolean };

/** What a card shows of its box; a missing figure means that there is nothing to show yet. */
export type CardFace = {
  figure?: ReactNode;
  meaning?: ReactNode;
  picture?: ReactNode;
  /** Said in place of the figure while there is none. */
  emptyText?: string | null | undefined;
  /** Said first in the explanation, where the fund has words of its own. */
  explanation?: string | null | undefined;
  failed?: boolean;
  loading?: boolean;
};

/** Props of {@link DashboardCard}. */
export type DashboardCardProps<Box extends Flags> = {
  name: CardName;
  reading: BoxReading<Box>;
  onRetry: () => void;
  retrying: boolean;
  children: (box: Box) => CardFace;
};

/**
 * One card: words, way on and the states that all cards share. Blurred when its box is not active; then with the
 * "coming soon" overlay unless the box hides it. A box that could not be read says so alone.
 */
export const DashboardCard = <Box extends Flags>({
  name,
  reading,
  onRetry,
  retrying,
  children,
}: DashboardCardProps<Box>) => {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  if (reading.kind === 'hidden') return null;
  const { route, icon } = cards[name];
  const face: CardFace = reading.kind === 'read' ? children(reading.box) : { failed: true };
  const blurred = reading.kind === 'read' && !reading.box.isActive;
  const comingSoon = blurred && !reading.box.hideAwaitBox ? t('comingSoon') : undefined;
  const hasFigure = face.figure !== undefined && face.figure !== null && face.figure !== '';
  return (
    <FactCard
      title={t(`${name}.title`)}
      icon={icon}
      href={href(route)}
      wayOn={t(`${name}.wayOn`)}
      explanation={{
        label: t('whatIsThis'),
        text: joinSentences(face.explanation, t(`${name}.explanation`)),
      }}
      face={face.failed ? 'failed' : face.loading ? 'loading' : hasFigure ? 'ready' : 'empty'}
      loadingLabel={t('loading')}
      figure={face.figure}
      meaning={face.meaning}
      picture={face.picture}
      emptyText={face.emptyText || t(`${name}.empty`)}
      failed={{ text: t('cardFailed'), retryLabel: t('retry'), onRetry, retrying }}
      blurred={blurred}
      comingSoon={comingSoon}
      unavailableLabel={t('unavailable')}
    />
  );
};
