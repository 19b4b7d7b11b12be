import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { termsAtom } from '#state/fund/settings.ts';
import { Actions } from '#ui/Actions.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

const partSx = { mt: 4, maxInlineSize: '68ch' } as const;
const paragraphSx = { mt: 1 } as const;

/** Whether the fund's terms are an address instead of a text. */
const isAddress = (terms: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))\S+$/i.test(terms);

/**
 * The terms of use: the fund's own, as a text or as a link to a document, else the portal's general
 * ones. During registration they are in a separate tab without further links.
 */
export const TermsPage = () => {
  const { t } = useTranslation('status');
  const href = useHref();
  const terms = useValue(termsAtom)?.trim() ?? '';
  const loggedIn = useValue(loggedInAtom);
  const registering = useValue(placeAtom).key === 'register-terms';
  const general = terms === '' || isAddress(terms);
  const sections = [
    [t('terms.purposeTitle'), t('terms.purposeText')],
    [t('terms.accessTitle'), t('terms.accessText')],
    [t('terms.dataTitle'), t('terms.dataText')],
  ] as const;
  const Frame = registering ? Fragment : PageBody;
  return (
    <Frame>
      {registering ? null : (
        <Box sx={{ mb: 2 }}>
          <BackLink href={href(loggedIn ? 'dashboard' : 'login')}>
            {loggedIn ? t('terms.toDashboard') : t('terms.toLogin')}
          </BackLink>
        </Box>
      )}
      <PageHeading>{t('terms.title')}</PageHeading>
      {general ? (
        <>
          {sections.map(([title, text]) => (
            <Box key={title} component="section" sx={partSx}>
              <SectionHeading>{title}</SectionHeading>
              <Typography sx={paragraphSx}>{text}</Typography>
            </Box>
          ))}
          <Box sx={partSx}>
            <Typography sx={paragraphSx}>{t('terms.specific')}</Typography>
          </Box>
        </>
      ) : (
        <Box component="section" sx={partSx}>
          {terms.split(/\n\s*\n/).map((paragraph, index) => (
            <Typography key={index} sx={paragraphSx}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      )}
      {isAddress(terms) ? (
        <Actions>
          <Button variant="outlined" href={terms}>
            {t('terms.open')}
          </Button>
        </Actions>
      ) : null}
      {registering ? (
        <Box sx={partSx}>
          <Typography sx={paragraphSx}>{t('terms.closeTab')}</Typography>
        </Box>
      ) : null}
    </Frame>
  );
};
