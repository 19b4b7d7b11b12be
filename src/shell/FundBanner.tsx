import { useTranslation } from 'react-i18next';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { noticeAwayAtom } from '#state/kernel/ui.ts';
import { configurationsAtom } from '#state/fund/settings.ts';
import { InfoBanner } from '#ui/InfoBanner.tsx';

/**
 * The fund's notice at the top of every page, if its settings have one in the page's language,
 * until it is put away.
 */
export const FundBanner = () => {
  const { t } = useTranslation(['shell', 'common']);
  const { locale } = useValue(placeAtom);
  const text = useValue(configurationsAtom).infoBanner?.[locale] ?? '';
  const away = useValue(noticeAwayAtom);
  const putAway = useAction(noticeAwayAtom);
  if (text === '' || text === away) return null;
  return (
    <InfoBanner
      label={t('banner')}
      closeLabel={t('common:close')}
      moreLabel={t('bannerMore')}
      onClose={() => {
        putAway(text);
        // The button is gone.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      {text}
    </InfoBanner>
  );
};
