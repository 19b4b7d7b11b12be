import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useFundContact } from '#state/fund/fund-contact.ts';
import { useHref } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { Actions } from '#ui/Actions.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines } from '#ui/ContactLines.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { StateHeading } from '#ui/StateHeading.tsx';
import { NotFoundPicture } from './parts/NotFoundPicture.tsx';

/** Shown for an unknown address, inside the portal for logged-in members, with a link back. */
export const NotFoundPage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const contact = useFundContact();
  const loggedIn = useValue(loggedInAtom);
  const content = (
    <>
      <StateHeading picture={<NotFoundPicture />}>{t('notFound.title')}</StateHeading>
      <Lead>{t('notFound.text')}</Lead>
      <Actions>
        {loggedIn ? (
          <Button href={href('dashboard')}>{t('notFound.toDashboard')}</Button>
        ) : (
          <Button href={href('login')}>{t('notFound.toLogin')}</Button>
        )}
      </Actions>
      <ContactLines {...contact} />
    </>
  );
  return loggedIn ? (
    <PageBody>
      <Box sx={{ maxInlineSize: '36rem', marginInline: 'auto' }}>{content}</Box>
    </PageBody>
  ) : (
    content
  );
};
