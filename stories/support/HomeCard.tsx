import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { formatChf } from '#kernel/money.ts';
import { FactCard, type FactCardProps } from '#ui/FactCard.tsx';
import { FactText } from '#ui/FactText.tsx';
import { given, someDashboard } from './some-figures.ts';

const { maxAmount, maxAge } = given(someDashboard.homeOwnership);

type HomeCardProps = Omit<Partial<FactCardProps>, 'veil'> & {
  /** Why the card is inactive. */
  inactive?: 'announced' | 'unavailable';
};

/** The dashboard's card about home ownership, in any state. */
export const HomeCard = ({ inactive, ...props }: HomeCardProps) => {
  const { t } = useTranslation(['dashboard', 'hints', 'common']);
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FactCard
        title={t('homeOwnership.title')}
        icon="home"
        href="/wohneigentum"
        wayOn={t('homeOwnership.wayOn')}
        figure={<FactText>{t('homeOwnership.possible')}</FactText>}
        meaning={t('homeOwnership.meaningAge', { age: given(maxAge), amount: formatChf(given(maxAmount)) })}
        explanation={{ label: t('whatIsThis'), text: t('homeOwnership.explanation') }}
        loadingLabel={t('loading')}
        emptyText={t('homeOwnership.empty')}
        veil={
          inactive === 'announced'
            ? { announced: t('comingSoon') }
            : inactive === 'unavailable'
              ? { unavailable: t('hints:notOffered'), href: '/kontakt', wayOn: t('hints:write') }
              : undefined
        }
        {...props}
        {...(props.face === 'failed'
          ? { failed: { text: t('cardFailed'), retryLabel: t('common:retry'), onRetry: fn(), ...props.failed } }
          : {})}
      />
    </div>
  );
};
