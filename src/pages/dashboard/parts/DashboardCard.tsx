import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageOfBox } from '#domain/open-pages.ts';
import { joinSentences } from '#domain/sentences.ts';
import { useHref } from '#state/kernel/place.ts';
import { FactCard, type Veil } from '#ui/FactCard.tsx';
import { pageIcons } from '#ui/page-icons.ts';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import type { Asked } from '../explain.ts';
import type { Card, CardBox, Missing } from '../view.ts';
import { AskedFigure } from './AskedFigure.tsx';

/** What a card shows; without a figure it shows its empty text. */
export type CardWords = {
  figure?: ReactNode;
  meaning?: ReactNode;
  picture?: ReactNode;
  /** Shown instead of a missing figure. */
  emptyText?: string | null | undefined;
  /** The one step to take, in place of the card's usual link text. */
  wayOn?: string | undefined;
  /** What the link asks its page for. */
  query?: Readonly<Record<string, string>> | undefined;
  /** The fund's own text, shown first in the explanation. */
  explanation?: string | null | undefined;
  /** What is said after the portal's own. */
  remark?: string | undefined;
  /** The figure whose calculation the explanation offers. */
  asked?: Asked | undefined;
  failed?: boolean;
  loading?: boolean;
};

/** Props of {@link DashboardCard}. */
export type DashboardCardProps<Face> = {
  /** Also the key of its texts. */
  name: CardBox;
  card: Card<Face>;
  /** What is missing for many cards; the answer above them says so and what to do, and they say what will stand there. */
  saidAbove: Missing | null;
  onRetry: () => void;
  retrying: boolean;
  children: (face: Face) => CardWords;
};

/**
 * One card: its text and link, and the states that all cards share. An inactive box is a blurred stand-in, with the
 * "coming soon" overlay; if the box hides that, it says that it isn't available and leads to the fund. A broken box only
 * says so.
 */
export const DashboardCard = <Face,>({
  name,
  card,
  saidAbove,
  onRetry,
  retrying,
  children,
}: DashboardCardProps<Face>) => {
  const { t } = useTranslation('dashboard');
  const { t: common } = useTranslation('common');
  const { t: hintText } = useTranslation('hints');
  const href = useHref();
  if (card.kind === 'hidden') return null;
  const veil: Veil | undefined =
    card.kind !== 'read' || card.isActive
      ? undefined
      : card.hideAwaitBox
        ? { unavailable: hintText('notOffered'), href: href('contact'), wayOn: hintText('write') }
        : { announced: t('comingSoon') };
  // No figure, because a blurred one can still be read.
  const standIn: CardWords = { figure: <SkeletonBlock width={140} height={28} />, meaning: t(`${name}.explanation`) };
  const shown: CardWords = card.kind === 'read' ? children(card.face) : { failed: true };
  const face = veil === undefined ? shown : standIn;
  const missing = card.kind === 'read' ? card.missing : null;
  const hasFigure = face.figure !== undefined && face.figure !== null && face.figure !== '';
  return (
    <FactCard
      title={t(`${name}.title`)}
      icon={pageIcons[pageOfBox[name]]}
      href={href(pageOfBox[name], { query: face.query ?? {} })}
      wayOn={face.wayOn ?? t(`${name}.wayOn`)}
      explanation={{
        label: t('whatIsThis'),
        // The card's link has its figure, so that the way to its calculation is here.
        text: (
          <>
            {joinSentences(face.explanation, t(`${name}.explanation`), face.remark)}{' '}
            <AskedFigure asked={face.asked ?? null} label={t(`${name}.title`)} otherwise={null}>
              {common('howCalculated')}
            </AskedFigure>
          </>
        ),
      }}
      face={face.failed ? 'failed' : face.loading ? 'loading' : hasFigure ? 'ready' : 'empty'}
      loadingLabel={t('loading')}
      figure={face.figure}
      meaning={face.meaning}
      picture={missing === null ? face.picture : undefined}
      emptyText={
        missing === null
          ? face.emptyText || t(`${name}.empty`)
          : missing === saidAbove && name !== 'documents' && name !== 'civilStatus'
            ? t(`waiting.${name}`)
            : t(`missing.${missing}`)
      }
      failed={{ text: t('cardFailed'), retryLabel: common('retry'), onRetry, retrying }}
      isWaiting={missing !== null && missing !== 'plan' && (missing === saidAbove ? 'said' : true)}
      veil={veil}
    />
  );
};
