import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { useHref } from '#state/kernel/place.ts';
import { brandingAtom } from '#state/fund/tenant.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { Logo } from '#ui/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { isHeaderHidden } from './header-visibility.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const Bar = styled('header', { shouldForwardProp: (name) => name !== 'hidden' })<{ hidden: boolean }>(
  ({ theme, hidden }) => ({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: theme.zIndex.appBar,
    backgroundColor: theme.palette.background.paper,
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
    transform: hidden ? 'translateY(-100%)' : 'none',
    // A transform, so that the keyboard can still reach the hidden header.
    transition: 'transform 0.2s ease',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    // In print only the fund's logo is left, as the letterhead.
    '@media print': { position: 'static', transform: 'none', borderBlockEnd: 0 },
  }),
);

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minBlockSize: 64,
  paddingBlock: theme.spacing(1),
  boxSizing: 'border-box',
  // The page box has its own margins.
  '@media print': { minBlockSize: 0, paddingBlock: theme.spacing(0, 3) },
}));

const Home = styled(RouterLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 4 },
}));

const Wide = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media print': { display: 'none' },
}));

/** Whether the header is hidden, following the window's scrolling. */
const useHidden = (header: React.RefObject<HTMLElement | null>): boolean => {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const inUse = () => header.current?.matches(':has(:focus-visible, [aria-expanded="true"])') ?? false;
    const scroll = () => {
      // Read here: React may run the update later, when `from` has moved on.
      const step = { from, to: window.scrollY, inUse: inUse() };
      from = step.to;
      setHidden((hidden) => isHeaderHidden({ ...step, hidden }));
    };
    const show = () => {
      setHidden(false);
    };
    const element = header.current;
    window.addEventListener('scroll', scroll, { passive: true });
    element?.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', scroll);
      element?.removeEventListener('focusin', show);
    };
  }, [header]);
  return hidden;
};

/** The header of the pages after login: logo, language, mode, account. Hides while scrolling down. */
export const MemberHeader = () => {
  const { t } = useTranslation('shell');
  const { name, logoImage, logoImageDark } = useValue(brandingAtom);
  const href = useHref();
  const header = useRef<HTMLElement>(null);
  const hidden = useHidden(header);
  return (
    <Bar ref={header} hidden={hidden}>
      <Container>
        <Row>
          <Home href={href('dashboard')} aria-label={t('home', { fund: name })}>
            <Logo name={name} src={logoImage} darkSrc={logoImageDark} height={36} />
          </Home>
          <Wide>
            <LanguageSwitch />
            <ModeSwitch />
          </Wide>
          <AccountMenu />
        </Row>
      </Container>
    </Bar>
  );
};
