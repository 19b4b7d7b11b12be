import { useTranslation } from 'react-i18next';
import { useValue } from '#state/atoms.ts';
import { placeAtom } from '#state/place.ts';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** The same in English, for whoever does not read the language that a lost session falls back to. */
const inEnglish =
  'Session lost: the portal could not save your customer information. Please return to your pension fund’s website and follow the link again.';

/**
 * "Session lost" (specification, section 2): the portal does not know which fund this is, because the address names none
 * or an unknown one. There is no fund to link to, so it says how to come back.
 */
export const RedirectPage = () => {
  const { t } = useTranslation('status');
  const { locale } = useValue(placeAtom);
  return (
    <>
      <PageHeading>{t('redirect.title')}</PageHeading>
      <Lead>{t('redirect.text')}</Lead>
      <Lead>{t('redirect.advice')}</Lead>
      <Fineprint>{t('redirect.cookies')}</Fineprint>
      {locale === 'en-US' ? null : <Fineprint lang="en">{inEnglish}</Fineprint>}
    </>
  );
};
