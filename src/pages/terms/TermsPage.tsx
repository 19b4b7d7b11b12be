import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readTerms, type TermsSection } from '#domain/terms-text.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { useIsBehind } from '#state/kernel/way-back.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { termsAtom } from '#state/fund/settings.ts';
import { NextPages } from '#detail/NextPages.tsx';
import { Actions } from '#ui/Actions.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Button } from '#ui/Button.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { AcceptedLine } from './parts/AcceptedLine.tsx';
import { TermsText } from './parts/TermsText.tsx';

/** Whether the fund's terms are an address instead of a text. */
const isAddress = (terms: string): boolean => /^(?:https?:\/\/|\/(?![/\\]))\S+$/i.test(terms);

/** The sections of the portal's general terms. */
const generalSections = ['purpose', 'access', 'data', 'planning', 'specific'] as const;

/** The fund's own terms if they are a text, else the portal's general ones. */
const useSections = (terms: string): readonly TermsSection[] => {
  const { t } = useTranslation('terms');
  const own = useMemo(() => readTerms(terms), [terms]);
  if (own.length > 0 && !isAddress(terms)) return own;
  return generalSections.map((key) => ({
    title: t(`${key}Title`),
    blocks: [{ kind: 'paragraph', text: t(`${key}Text`) }],
  }));
};

/**
 * The terms of use: the fund's own, as a text or as a link to a document, else the portal's general ones, with when the
 * member accepted them. During registration they are in a separate tab without further links.
 */
export const TermsPage = () => {
  const { t } = useTranslation('terms');
  const href = useHref();
  const terms = useValue(termsAtom)?.trim() ?? '';
  const loggedIn = useValue(loggedInAtom);
  const isBehind = useIsBehind();
  const backTo = href(loggedIn ? 'dashboard' : 'login');
  const registering = useValue(placeAtom).key === 'register-terms';
  const sections = useSections(terms);
  const Frame = registering ? Fragment : PageBody;
  return (
    <Frame>
      {registering ? null : (
        <Box sx={{ mb: 2, '@media print': { display: 'none' } }}>
          <BackLink href={backTo} isBehind={isBehind(backTo)}>
            {loggedIn ? t('toDashboard') : t('toLogin')}
          </BackLink>
        </Box>
      )}
      <PageHeading>{t('title')}</PageHeading>
      {loggedIn ? <AcceptedLine /> : null}
      <TermsText sections={sections} />
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Actions>
          {isAddress(terms) ? (
            <Button variant="outlined" href={terms}>
              {t('open')}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            startIcon="print"
            onClick={() => {
              window.print();
            }}
          >
            {t('print')}
          </Button>
        </Actions>
      </Box>
      {loggedIn && !registering ? <NextPages /> : null}
      {registering ? <Typography sx={{ mt: 4, maxInlineSize: '68ch' }}>{t('closeTab')}</Typography> : null}
    </Frame>
  );
};
