import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { formatRate } from '#kernel/money.ts';
import { joinSentences } from '#domain/sentences.ts';
import { formatRough } from '#kernel/rough-amount.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { usePictureWords } from '#detail/picture-words.ts';
import { FigurePanel } from '#detail/FigurePanel.tsx';
import { LeavingNote } from '#detail/LeavingNote.tsx';
import { SavingsPicture } from '#detail/SavingsPicture.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import type { InsuranceOverviewView } from '../view.ts';

/** The savings balance: today's amount, its projection, its curve, and the projection's assumptions. */
export const SavingsPanel = ({
  savings,
  isLeaving,
}: {
  savings: NonNullable<InsuranceOverviewView['savings']>;
  /** Whether the member is about to leave, so that the projection holds only for who stays insured. */
  isLeaving: boolean;
}) => {
  const { t } = useTranslation('insurance-overview');
  const locale = useValue(localeAtom);
  const { t: td } = useTranslation('detail');
  const shared = usePictureWords();
  const { amount, end, interest, derivation } = savings;
  return (
    <FigurePanel
      label={t('savings.title')}
      amount={amount}
      meaning={
        end === null ? undefined : (
          <>
            <p>{t('savings.projection', { amount: formatRough(end.value), date: formatDate(end.date) })}</p>
            <LeavingNote isLeaving={isLeaving} of="projection" />
          </>
        )
      }
      explanation={joinSentences(
        t('savings.explanation'),
        savings.curve.future.length === 0 ? null : t('savings.dashed'),
      )}
      derivation={derivation}
      picture={
        <SavingsPicture
          savings={savings}
          labels={{
            ...shared,
            title: t('savings.chart'),
            unit: td('unit'),
            past: td('past'),
            future: td('future'),
            today: td('today'),
            kind: td('kind'),
            amount: t('savings.amount'),
          }}
          empty={<p>{td('noPicture')}</p>}
        />
      }
    >
      <Fineprint>{t('interest', { percent: formatRate(interest, locale) })}</Fineprint>
    </FigurePanel>
  );
};
