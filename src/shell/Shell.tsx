import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useValue } from '#state/kernel/atoms.ts';
import { brandingAtom } from '#state/fund/tenant.ts';
import { globalLoadingAtom } from '#state/kernel/ui.ts';
import { CenteredPanel } from '#ui/CenteredPanel.tsx';
import { Logo } from '#ui/Logo.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { FundBanner } from './FundBanner.tsx';
import { IdleWatch } from './IdleWatch.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MemberHeader } from './MemberHeader.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { ProcessingDate } from './ProcessingDate.tsx';
import { ReloadOverlay } from './ReloadOverlay.tsx';
import { Toasts } from './Toasts.tsx';

const Main = styled('main')({ '&:focus': { outline: 'none' } });

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));

/** Props of {@link Shell}. */
export type ShellProps = {
  /**
   * `threshold`: a task in front of the fund's background, before login; `steps`: the same, wide enough for a stepper;
   * `member`: header, account and page.
   */
  frame: 'threshold' | 'steps' | 'member';
  children: ReactNode;
};

const Threshold = ({ wide, children }: { wide: boolean; children: ReactNode }) => {
  const { name, logoImage, logoImageDark, backgroundImage } = useValue(brandingAtom);
  return (
    <CenteredPanel
      banner={<FundBanner />}
      logo={
        <Choices>
          <Logo name={name} src={logoImage} darkSrc={logoImageDark} />
          <LanguageSwitch />
        </Choices>
      }
      backgroundImage={backgroundImage}
      wide={wide}
      footer={<ModeSwitch />}
    >
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
    </CenteredPanel>
  );
};

const Member = ({ children }: { children: ReactNode }) => (
  <>
    <FundBanner />
    <MemberHeader />
    <Main id="content" tabIndex={-1}>
      {children}
      <ProcessingDate />
    </Main>
    <IdleWatch />
  </>
);

/** Everything around a page: skip link, banner, header, toasts. During a reload all of it is covered and inert. */
export const Shell = ({ frame, children }: ShellProps) => {
  const { t } = useTranslation('shell');
  const reloading = useValue(globalLoadingAtom);
  return (
    <>
      <div inert={reloading}>
        <SkipLink href="#content">{t('skip')}</SkipLink>
        {frame === 'member' ? <Member>{children}</Member> : <Threshold wide={frame === 'steps'}>{children}</Threshold>}
      </div>
      <Toasts />
      {reloading ? <ReloadOverlay /> : null}
    </>
  );
};
