import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { fundFooterAtom } from '#state/session/fund-footer.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { PhoneLink } from '#ui/PhoneLink.tsx';
import { ProcessingDateLine } from '#ui/ProcessingDateLine.tsx';
import { RouterLink } from '#ui/RouterLink.tsx';

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
    <Box component="span" sx={{ display: 'flex', paddingBlock: '0.2em' }}>
      <Icon name={icon} />
    </Box>
    <span>{children}</span>
  </Box>
);

const listSx = { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 0.5, alignContent: 'start' } as const;

/** The end of every page: where the fund is, how and when to reach it, privacy, terms, and the status of its data. */
export const FundFooter = () => {
  const { t } = useTranslation(['shell', 'common']);
  const href = useHref();
  const { name, address, phone, email, hours, privacyStatement, processingDate } = useValue(fundFooterAtom);
  return (
    <Box
      component="footer"
      sx={({ tokens: { colour }, typography }) => ({
        ...typography.body2,
        borderBlockStart: `1px solid ${colour.border.hairline}`,
        backgroundColor: colour.surface.sunken,
        color: colour.text.secondary,
        '@media screen': { paddingBlockEnd: 'var(--bottom-bar, 0px)' },
        // Not alone on a sheet.
        '@media print': { border: 0, background: 'none', breakBefore: 'avoid' },
      })}
    >
      <Container sx={{ paddingBlock: { xs: 3, sm: 4 }, '@media print': { paddingBlock: 0 } }}>
        <Box
          sx={{
            display: 'grid',
            displayPrint: 'none',
            marginBlockEnd: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '2fr 2fr 1fr' },
            columnGap: 4,
            rowGap: 3,
            overflowWrap: 'anywhere',
          }}
        >
          <Typography component="address" variant="inherit" sx={{ fontStyle: 'normal' }}>
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }}>
              {name}
            </Box>
            {address.map((line) => (
              <Box key={line} component="span" sx={{ display: 'block' }}>
                {line}
              </Box>
            ))}
          </Typography>
          <Box component="ul" sx={{ ...listSx, '&:empty': { display: 'none' } }}>
            {phone === null ? null : (
              <Line icon="phone">
                <PhoneLink phoneNumber={phone} />
              </Line>
            )}
            {email === null ? null : (
              <Line icon="mail">
                <Link href={email.href}>{email.text}</Link>
              </Line>
            )}
            {hours === null ? null : <Line icon="clock">{hours}</Line>}
          </Box>
          <Box component="ul" sx={listSx}>
            {privacyStatement === null ? null : (
              <li>
                <Link component={RouterLink} href={privacyStatement} newWindowHint={t('common:newWindow')}>
                  {t('privacy')}
                </Link>
              </li>
            )}
            <li>
              <Link href={href('terms')}>{t('titles.terms')}</Link>
            </li>
          </Box>
        </Box>
        {processingDate === null ? null : (
          <ProcessingDateLine>{t('processingDate', { date: formatDate(processingDate) })}</ProcessingDateLine>
        )}
      </Container>
    </Box>
  );
};
