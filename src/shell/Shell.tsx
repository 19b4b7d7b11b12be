import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { brandingAtom } from '#state/fund/settings.ts';
import { globalLoadingAtom } from '#state/kernel/ui.ts';
import { CenteredPanel } from '#ui/CenteredPanel.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { FundBanner } from './FundBanner.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Main } from './Main.tsx';
import type { MemberFrame } from './MemberFrame.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';
import { ThresholdFooter } from './ThresholdFooter.tsx';
import { Toasts } from './Toasts.tsx';

/** Props of {@link Shell}. */
export type ShellProps = {
  /**
   * `threshold`: a task in front of the fund's background, before login; `steps`: the same, tall enough for each step;
   * `MemberFrame`: header, account and page; it is loaded with the first page behind the login.
   */
  frame: 'threshold' | 'steps' | typeof MemberFrame;
  children: ReactNode;
};

const Threshold = ({ steps, children }: { steps: boolean; children: ReactNode }) => {
  const { name, logoImage, logoImageDark, backgroundImage } = useValue(brandingAtom);
  return (
    <CenteredPanel
      banner={<FundBanner />}
      logo={
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Logo name={name} src={logoImage} darkSrc={logoImageDark} />
          <LanguageSwitch />
        </Stack>
      }
      backgroundImage={backgroundImage}
      steps={steps}
      footer={<ThresholdFooter />}
    >
      <Main>{children}</Main>
    </CenteredPanel>
  );
};

/**
 * Everything around a page: skip link, banner, header, toasts. While the portal reloads, all of it is covered and
 * inert; a dialog makes it inert, too (`useInertPage`).
 */
export const Shell = ({ frame: Frame, children }: ShellProps) => {
  const { t } = useTranslation('shell');
  const reloading = useValue(globalLoadingAtom);
  return (
    <>
      <div inert={reloading} data-page>
        <SkipLink href="#content">{t('skip')}</SkipLink>
        {typeof Frame === 'string' ? (
          <Threshold steps={Frame === 'steps'}>{children}</Threshold>
        ) : (
          <Frame>{children}</Frame>
        )}
      </div>
      <Toasts />
      {reloading ? <ReloadOverlay /> : null}
    </>
  );
};
