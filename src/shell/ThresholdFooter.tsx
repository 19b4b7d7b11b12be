import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { fundFooterAtom } from '#state/session/fund-footer.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom, useHref } from '#state/kernel/place.ts';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import { RouterLink } from '#ui/RouterLink.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const rowSx = { display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, m: 0, p: 0, listStyle: 'none' } as const;

/**
 * The end of the pages before the login: where the fund is and how to call it, privacy, terms, and the mode. From a step of the
 * registration the terms open in a tab of their own, so that nothing typed is lost.
 */
export const ThresholdFooter = () => {
  const { t } = useTranslation(['shell', 'common']);
  const href = useHref();
  const { key: page } = useValue(placeAtom);
  const { name, address, phone, privacyStatement } = useValue(fundFooterAtom);
  const isRegistering = page?.startsWith('register') === true;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        minInlineSize: 0,
        overflowWrap: 'anywhere',
      }}
    >
      {name === '' ? null : (
        <Typography component="div" variant="caption" color="textSecondary" sx={{ display: 'grid', gap: 0.5 }}>
          <span>{[name, ...address].join(', ')}</span>
          <Box component="ul" sx={rowSx}>
            {phone === null ? null : (
              <li data-phone>
                <PhoneLink phoneNumber={phone} />
              </li>
            )}
            {privacyStatement === null ? null : (
              <li>
                <Link component={RouterLink} href={privacyStatement} newWindowHint={t('common:newWindow')}>
                  {t('privacy')}
                </Link>
              </li>
            )}
            {page === 'terms' || page === 'register-terms' ? null : (
              <li>
                {isRegistering ? (
                  <Link href={href('register-terms')} target="_blank" rel="noopener">
                    {t('titles.terms')}
                  </Link>
                ) : (
                  <Link href={href('terms')}>{t('titles.terms')}</Link>
                )}
              </li>
            )}
          </Box>
        </Typography>
      )}
      <ModeSwitch />
    </Box>
  );
};
