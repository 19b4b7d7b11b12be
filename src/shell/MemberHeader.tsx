import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#kernel/date.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { useToday } from '#state/kernel/today.ts';
import { brandingAtom } from '#state/fund/settings.ts';
import { memberNameAtom } from '#state/session/session.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { Logo } from '#ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HeaderHelp } from './HeaderHelp.tsx';
import { isHeaderHidden } from './header-visibility.ts';
import { useIsOneColumn } from '#ui/use-one-column.ts';
import { HeaderNavigation } from './Navigation.tsx';

/** Whether the header is hidden; follows the window's scrolling. */
const useHidden = (header: React.RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let from = 0;
    const inUse = () => header.current?.matches(':has(:focus-visible, [aria-expanded="true"])') ?? false;
    const scroll = () => {
      // Read now: by the time React runs the update, `from` may have moved on.
      const step = { from, to: window.scrollY, inUse: inUse() };
      from = step.to;
      setHidden((hidden) => isHeaderHidden({ ...step, hidden }));
    };
    const show = () => {
      setHidden(false);
    };
    const element = header.current;
    // In the next frame, which computes the layout anyway; reading the position here would force an extra layout.
    const frame = requestAnimationFrame(() => {
      from = window.scrollY;
      window.addEventListener('scroll', scroll, { passive: true });
    });
    element?.addEventListener('focusin', show);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scroll);
      element?.removeEventListener('focusin', show);
    };
  }, [header]);
  return hidden;
};

/** Space for the header's second row, so that it doesn't cover what is focused. */
const belowRow = (
  <GlobalStyles
    styles={({ tokens: { shell, space } }) => ({
      'html:root': {
        scrollPaddingBlockStart: `calc(${shell.header.height + shell.navigation.row + 3 * space.unit}px + var(--view-banner, 0px))`,
      },
    })}
  />
);

/** On paper only: whose page it is, of which fund and day. Drawn by CSS, because it is no part of the page on screen. */
const PrintedFor = () => {
  const { name, logoImage } = useValue(brandingAtom);
  const member = useValue(memberNameAtom);
  const date = formatDate(useToday());
  return (
    <Box
      // A fund without a logo has its name in the logo's place.
      data-for={[member, logoImage === null ? '' : name, date].filter(Boolean).join(' · ')}
      sx={{
        display: 'none',
        displayPrint: 'block',
        flex: 'none',
        maxInlineSize: '60%',
        typography: 'caption',
        color: 'text.secondary',
        textAlign: 'end',
        textWrap: 'balance',
        '&::after': { content: 'attr(data-for)' },
      }}
    />
  );
};

/** The header of the pages after login: logo, on a laptop the navigation, `children`, account. Hides while scrolling down. */
export const MemberHeader = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { name, logoImage, logoImageDark } = useValue(brandingAtom);
  const href = useHref();
  const header = useRef<HTMLElement>(null);
  const hidden = useHidden(header);
  const { tokens } = useTheme();
  const hasBottomBar = useIsOneColumn();
  const isNamed = logoImage === null;
  const isAboveRow = isNamed && !hasBottomBar;
  const { header: sizes, name: own } = tokens.shell;
  return (
    <AppBar
      ref={header}
      position="sticky"
      data-away={hidden || undefined}
      sx={({ transitions }) => ({
        // A transform, so that the keyboard can still reach the hidden header; in the rule of the visible one, because a rule
        // that comes while somebody scrolls styles the whole page anew.
        '&[data-away]': { transform: 'translateY(-100%)' },
        transition: transitions.create('transform', { duration: transitions.duration.shorter }),
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        // In print the fund's logo is left, as the letterhead, and whose page it is.
        '@media print': { position: 'static', '&[data-away]': { transform: 'none' }, borderBlockEnd: 0 },
      })}
    >
      <Container>
        <Toolbar
          disableGutters
          sx={({ spacing }) => ({
            columnGap: { xs: 2, md: 3 },
            // A fund without a logo may have a name that takes five lines on a phone.
            paddingBlock: 1,
            '@media print': { minHeight: 0, paddingBlock: spacing(0, 3) },
          })}
        >
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              flex: '1 1 0',
              minInlineSize: 0,
              paddingBlockStart: isAboveRow ? `${own.above}px` : 0,
            }}
          >
            <Box
              component={RouterLink}
              href={href('dashboard')}
              aria-label={t('home', { fund: name })}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minInlineSize: 0,
                color: 'inherit',
                textDecoration: 'none',
              }}
            >
              <Logo name={name} src={logoImage} darkSrc={logoImageDark} height={isAboveRow ? own.height : sizes.logo} />
            </Box>
            {/* The navigation goes below a name; help and account stand beside both. */}
            {isAboveRow ? (
              <>
                {belowRow}
                <HeaderNavigation />
              </>
            ) : null}
          </Box>
          {hasBottomBar || isNamed ? null : <HeaderNavigation />}
          {children}
          <HeaderHelp />
          <AccountMenu />
          <PrintedFor />
        </Toolbar>
      </Container>
    </AppBar>
  );
};
