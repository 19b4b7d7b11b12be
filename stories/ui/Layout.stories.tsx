import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fn } from 'storybook/test';
import { languageName, locales, type Locale } from '#kernel/locale.ts';
import { CenteredPanel } from '#ui/CenteredPanel.tsx';
import { CheckFailedFace } from '#ui/CheckFailedFace.tsx';
import { CheckingFace } from '#ui/CheckingFace.tsx';
import { FactCard } from '#ui/FactCard.tsx';
import { LanguageChoice } from '#ui/LanguageChoice.tsx';
import { Lead } from '#ui/Lead.tsx';
import { Logo } from '#ui/Logo.tsx';
import { ModeChoice, type ModeValue } from '#ui/ModeChoice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ResendCountdown } from '#ui/ResendCountdown.tsx';
import { ResendSection } from '#ui/ResendSection.tsx';
import { StickyHelpButton } from '#ui/StickyHelpButton.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { WelcomeBand } from '#ui/WelcomeBand.tsx';
import { Wide } from '#ui/page-places.tsx';
import { settingsOf } from '../support/FundFrame.tsx';
import { useAxes } from '../support/InFund.tsx';

const FundLogo = ({ broken = false, none = false }: { broken?: boolean; none?: boolean }) => {
  const settings = settingsOf(useAxes().fund);
  return (
    <Logo
      name={settings.displayName}
      src={none ? null : broken ? '/there-is-no-such-logo.svg' : settings.logoImage}
      darkSrc={none || broken ? null : settings.configurations.brand?.logoImageDark}
    />
  );
};

const Choices = () => {
  const { t } = useTranslation('shell');
  const [locale, setLocale] = useState<Locale>(useAxes().language);
  const [mode, setMode] = useState<ModeValue>('system');
  return (
    <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <LanguageChoice
        label={t('language', { defaultValue: 'Sprache' })}
        value={locale}
        options={locales.map((value) => ({ value, label: languageName(value), lang: value }))}
        onChange={setLocale}
      />
      <ModeChoice
        label="Darstellung"
        value={mode}
        options={[
          { value: 'light', label: 'Hell' },
          { value: 'dark', label: 'Dunkel' },
          { value: 'system', label: 'Wie das Gerät' },
        ]}
        onChange={setMode}
      />
    </div>
  );
};

const meta: Meta = { title: 'UI/Layout' };
export default meta;
type Story = StoryObj;

export const FundsLogo: Story = { render: () => <FundLogo /> };
export const LogoMissing: Story = { render: () => <FundLogo none /> };
export const LogoBroken: Story = { render: () => <FundLogo broken /> };
export const LanguageAndMode: Story = { render: () => <Choices /> };

const Panel = () => {
  const settings = settingsOf(useAxes().fund);
  const { t } = useTranslation('login');
  return (
    <CenteredPanel logo={<FundLogo />} backgroundImage={settings.backgroundImage} footer={<Choices />}>
      <PageHeading>{t('email.title')}</PageHeading>
      <Lead>{t('email.lead')}</Lead>
    </CenteredPanel>
  );
};

/** A task in front of the fund's background. */
export const PanelOverBackground: Story = { parameters: { bare: true }, render: () => <Panel /> };

const Band = ({ picture }: { picture: boolean }) => {
  const settings = settingsOf(useAxes().fund);
  const { t } = useTranslation('dashboard');
  return (
    <WelcomeBand
      backgroundImage={picture ? settings.backgroundImage : null}
      head={
        <>
          <PageHeading>{t('greeting', { name: 'Sandra Huber' })}</PageHeading>
          <Lead>{t('lead')}</Lead>
        </>
      }
    >
      <FactCard title={t('savings.title')} face="empty" emptyText={t('savings.empty')} />
    </WelcomeBand>
  );
};

export const BandWithPicture: Story = { parameters: { bare: true }, render: () => <Band picture /> };
export const BandWithoutPicture: Story = { parameters: { bare: true }, render: () => <Band picture={false} /> };

export const HelpAtHand: Story = {
  render: () => (
    <div style={{ blockSize: 160, contain: 'layout' }}>
      <StickyHelpButton href="/fragen" label="Fragen und Antworten" />
    </div>
  ),
};

export const ResendWaits: Story = {
  render: () => (
    <ResendCountdown
      remainingSeconds={42}
      label="Erneut senden"
      waitingText="Erneut senden möglich in 0:42"
      onResend={fn()}
    />
  ),
};
export const ResendReady: Story = {
  render: () => <ResendCountdown remainingSeconds={0} label="Erneut senden" waitingText="" onResend={fn()} />,
};
export const ResendUnderWay: Story = {
  render: () => <ResendCountdown remainingSeconds={0} label="Erneut senden" waitingText="" pending onResend={fn()} />,
};

export const ResendWithHelp: Story = {
  render: () => (
    <ResendSection
      title="Keine SMS erhalten?"
      text="Prüfen Sie, ob Ihr Telefon Empfang hat."
      trouble={{ severity: 'error', text: 'Der Dienst antwortet nicht.' }}
      remainingSeconds={0}
      label="Erneut senden"
      waitingText=""
      readyText="Sie können den Code jetzt erneut senden."
      onResend={fn()}
    />
  ),
};

export const LinkBeingChecked: Story = {
  render: () => <CheckingFace title="Ihr Link wird geprüft" text="Das dauert einen Augenblick." />,
};
export const LinkNotChecked: Story = {
  render: () => (
    <CheckFailedFace
      title="Ihr Link konnte nicht geprüft werden"
      trouble={{ severity: 'error', text: 'Der Dienst antwortet nicht. Ihr Link bleibt gültig.' }}
      retry={{
        label: 'Nochmals versuchen',
        pendingLabel: 'Wird geprüft',
        pending: false,
        disabled: false,
        run: fn(),
      }}
      instead={{ label: 'Neuen Link anfordern', run: fn() }}
    />
  ),
};

/** A part among a page's content that is shown below it and the side boxes, across both. */
export const WidePart: Story = {
  render: () => (
    <SidebarLayout
      sidebarLabel="Weiteres"
      sidebar={
        <SidebarCard title="Daneben">
          <p>Noch eine Angabe</p>
        </SidebarCard>
      }
    >
      <Wide>
        <SidebarCard title="Darunter">
          <p>So breit wie die Seite</p>
        </SidebarCard>
      </Wide>
      <SidebarCard title="Inhalt">
        <p>Eine Angabe</p>
      </SidebarCard>
    </SidebarLayout>
  ),
};
