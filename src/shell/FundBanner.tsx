import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { configurationsAtom } from '#state/fund/settings.ts';
import { InfoBanner } from '#ui/InfoBanner.tsx';

/** The fund's notice at the top of every page, if its settings have one in the page's language. */
export const FundBanner = () => {
  const { t } = useTranslation('shell');
  const { locale } = useValue(placeAtom);
  const text = useValue(configurationsAtom).infoBanner?.[locale] ?? '';
  return text === '' ? null : <InfoBanner label={t('banner')}>{text}</InfoBanner>;
};
