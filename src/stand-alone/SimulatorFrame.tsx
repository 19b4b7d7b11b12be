import Container from '@mui/material/Container';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { viewAtom } from '#app/guards.ts';
import { replacementOf } from '#app/replacement-of.tsx';
import { MemberFrame } from '#shell/MemberFrame.tsx';
import { ModeSwitch } from '#shell/ModeSwitch.tsx';
import { Shell, type ShellProps } from '#shell/Shell.tsx';
import { fundNameAtom } from '#state/fund/settings.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { localeAtom } from '#state/kernel/place.ts';
import { loggedInAtom } from '#state/session/session.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SimulatorHeader } from './SimulatorHeader.tsx';
import { simulatorNameAtom } from './standing.ts';

/** The frame of a member's pages, with a header that leads nowhere else. */
const Frame: Exclude<ShellProps['frame'], string> = ({ children }) => (
  <MemberFrame Header={SimulatorHeader}>
    {children}
    {/* On a phone the header has no room for it. */}
    <Container sx={{ display: { md: 'none' }, displayPrint: 'none', paddingBlockEnd: 3 }}>
      <ModeSwitch />
    </Container>
  </MemberFrame>
);

/** Sets the document's title and language. */
const useDocumentTitle = (isEnding: boolean): void => {
  const { t } = useTranslation(['shell', 'simulation']);
  const name = useValue(simulatorNameAtom);
  const fund = useValue(fundNameAtom);
  const locale = useValue(localeAtom);
  const title = isEnding
    ? t('shell:signingOut.title')
    : name === null
      ? t('shell:titleUnknown')
      : t(`simulation:entry.titles.${name}`);
  useLayoutEffect(() => {
    document.title = fund === '' ? title : `${title} – ${fund}`;
    document.documentElement.lang = locale;
  }, [title, fund, locale]);
};

/** The simulator, or its replacement, in the portal's shell. */
export const SimulatorFrame = () => {
  const view = useValue(viewAtom);
  const loggedIn = useValue(loggedInAtom);
  useDocumentTitle(view.kind === 'ending');
  if (view.kind === 'ending' || view.kind === 'unreachable') return replacementOf(view);
  return (
    <Shell frame={loggedIn ? Frame : 'threshold'}>
      {view.kind === 'show' ? <Outlet /> : view.kind === 'wait' && <LoadingLine variant="lead" />}
    </Shell>
  );
};
