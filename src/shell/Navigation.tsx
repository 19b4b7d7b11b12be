import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { destinationsAtom, openPagesAtom } from '#state/session/open-pages.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { pageIcons } from '#ui/page-icons.ts';

const icons: { readonly [Name in ReturnType<typeof useDestinations>[number]['name']]: IconName } = {
  dashboard: pageIcons.dashboard,
  retirement: pageIcons.retirement,
  protection: pageIcons.disability,
  savingMore: pageIcons['buy-in'],
  documents: pageIcons.documents,
};

/** The destinations that the member has, with their words and addresses. */
const useDestinations = () => {
  const { t } = useTranslation('shell');
  const href = useHref();
  return useValue(destinationsAtom).map(({ name, page, current }) => ({
    name,
    label: name === 'protection' || name === 'savingMore' ? t(`nav.${name}`) : t(`titles.${name}`),
    short: t(`nav.short.${name}`),
    href: href(page),
    current,
  }));
};

/** The five destinations in a laptop's header; until they are known their place, and nothing where there is only one. */
export const HeaderNavigation = () => {
  const { t } = useTranslation('shell');
  const destinations = useDestinations();
  const areKnown = useValue(openPagesAtom) !== null;
  // Drawn by the first frame's styles.
  if (!areKnown) return <div className="ff-nav" />;
  if (destinations.length < 2) return null;
  return (
    <Box component="nav" aria-label={t('nav.label')} sx={{ displayPrint: 'none' }}>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: { md: 2.5, lg: 3.5 },
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {destinations.map(({ name, label, href, current }) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={current || undefined}
              underline="none"
              sx={({ tokens: { header, shell }, typography }) => ({
                display: 'inline-flex',
                alignItems: 'center',
                minBlockSize: shell.navigation.row,
                borderBlock: '3px solid transparent',
                fontSize: typography.body2.fontSize,
                fontWeight: 'fontWeightMedium',
                color: header.textSecondary,
                whiteSpace: 'nowrap',
                '&:hover': { color: header.text },
                '&[aria-current]': { color: header.text, borderBlockEndColor: header.accent },
              })}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};

/** How high the bar is, for the footer to end above it, and so that it covers nothing that is focused (WCAG 2.4.11). */
const besideBar = (
  <GlobalStyles
    styles={({ tokens: { shell, space } }) => ({
      '@media screen': {
        ':root': {
          '--bottom-bar': `calc(${shell.navigation.bar}px + env(safe-area-inset-bottom))`,
          scrollPaddingBlockEnd: `calc(var(--bottom-bar) + ${space.unit}px)`,
        },
      },
    })}
  />
);

/** The five destinations at the bottom of a phone; nothing as long as there is only one. */
export const BottomBar = () => {
  const { t } = useTranslation('shell');
  const destinations = useDestinations();
  if (destinations.length < 2) return null;
  return (
    <>
      {besideBar}
      <BottomNavigation
        component="nav"
        aria-label={t('nav.label')}
        showLabels
        value={destinations.find(({ current }) => current !== false)?.name ?? null}
        sx={({ tokens: { header, shell }, zIndex }) => ({
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          // The account's panel covers it.
          zIndex: zIndex.appBar - 1,
          boxSizing: 'border-box',
          blockSize: 'var(--bottom-bar)',
          minBlockSize: shell.navigation.bar,
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          borderBlockStart: `1px solid ${header.border}`,
          backgroundColor: header.surface,
          displayPrint: 'none',
        })}
      >
        {destinations.map(({ name, short, href, current }) => (
          <BottomNavigationAction
            key={name}
            value={name}
            label={short}
            icon={<Icon name={icons[name]} size="1em" />}
            href={href}
            aria-current={current || undefined}
            slotProps={{
              label: {
                sx: {
                  // Five columns of a narrow phone hold its longest word in a wide face.
                  '&&': { fontSize: 'clamp(0.6875rem, 3.05vw, 0.75rem)', letterSpacing: 0 },
                  maxInlineSize: '100%',
                  lineHeight: 1.15,
                  textAlign: 'center',
                  overflowWrap: 'anywhere',
                },
              },
            }}
            sx={({ tokens: { header } }) => ({
              flex: '1 1 0',
              justifyContent: 'flex-start',
              gap: 0.5,
              minInlineSize: 0,
              padding: '8px 2px 4px',
              fontSize: 22,
              color: header.textSecondary,
              '&.Mui-selected': { color: header.text, boxShadow: `inset 0 3px ${header.accent}` },
            })}
          />
        ))}
      </BottomNavigation>
    </>
  );
};
