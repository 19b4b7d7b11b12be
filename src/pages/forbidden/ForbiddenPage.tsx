import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Lead } from '#ui/Lead.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { ForbiddenPicture } from './parts/ForbiddenPicture.tsx';

/** The sentence by which machines recognise this page in any language (docs/decisions/0010). */
const knownSentence = "You don't have permission to access this resource.";

/**
 * Shown after a call was refused (HTTP 403) and the person was logged out. The redirect always leads to the German
 * page. Outside English, the page also keeps the English sentence that identifies it, small and marked as English.
 */
export const ForbiddenPage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const { locale } = useValue(placeAtom);
  const contact = useFundContact();
  return (
    <>
      <StateHeading picture={<ForbiddenPicture />}>{t('forbidden.title')}</StateHeading>
      <Lead>{t('forbidden.text')}</Lead>
      <Lead>{t('forbidden.advice')}</Lead>
      <Actions>
        <Button href={href('login')}>{t('forbidden.toLogin')}</Button>
      </Actions>
      <ContactLines {...contact} />
      {locale === 'en-US' ? null : (
        <Typography variant="caption" color="textSecondary" component="p" lang="en" sx={{ mt: 2 }}>
          {knownSentence}
        </Typography>
      )}
    </>
  );
};
