import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DefinitionList } from '#ui/DefinitionList.tsx';
import { HealthCardImage } from '#ui/HealthCardImage.tsx';
import { LetterImage } from '#ui/LetterImage.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PendingBadge } from '#ui/PendingBadge.tsx';
import { PensionCertificateImage } from '#ui/PensionCertificateImage.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { RequirementList } from '#ui/RequirementList.tsx';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { StepsHeader } from '#ui/StepsHeader.tsx';
import { exactly } from '../support/axes.ts';

const steps = [
  { label: 'Persönliche Daten', shortLabel: 'Person' },
  { label: 'Authentifizierung', shortLabel: 'Telefon' },
  { label: 'Registrierungscode', shortLabel: 'Code' },
];
const Header = ({ current }: { current: number }) => (
  <StepsHeader
    label="Schritte der Registrierung"
    steps={steps}
    current={current}
    page={{ at: 1, of: 2 }}
    atText={`Schritt ${current + 1} von 3`}
    doneLabel="erledigt"
  />
);

const meta: Meta<typeof Header> = { title: 'UI/Registration and profile', component: Header };
export default meta;
type Story = StoryObj<typeof Header>;

export const FirstStep: Story = { args: { current: 0 } };
export const SecondStep: Story = { args: { current: 1 } };
export const ThirdStep: Story = { args: { current: 2 } };
const namesAt = (width: number, shown: 'label' | 'shortLabel', hidden: 'label' | 'shortLabel'): Story => ({
  args: { current: 0 },
  parameters: { fundless: true, viewport: { options: { exact: exactly(width) } } },
  globals: { viewport: { value: 'exact' } },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(width);
    for (const step of steps.filter(({ label, shortLabel }) => label !== shortLabel)) {
      await expect(await within(canvasElement).findByText(step[shown])).toBeVisible();
      await expect(within(canvasElement).getByText(step[hidden])).not.toBeVisible();
    }
  },
});

/** From 768 pixels on each step has its whole name (specification, section 9); below that one word. */
export const StepsInWholeNames: Story = namesAt(768, 'label', 'shortLabel');
export const StepsInOneWordEach: Story = namesAt(767, 'shortLabel', 'label');

export const StepsInLongWords: Story = {
  render: () => (
    <StepsHeader
      label="Étapes de l’inscription"
      steps={[
        { label: 'Données personnelles de la personne assurée', shortLabel: 'Données' },
        { label: 'Authentification à deux facteurs', shortLabel: 'Authentification' },
        { label: 'Code d’inscription reçu par courrier', shortLabel: 'Code' },
      ]}
      current={1}
      atText="Étape 2 sur 3"
      doneLabel="terminé"
    />
  ),
};

export const WhatOneNeeds: Story = {
  render: () => (
    <RequirementList
      label="Das brauchen Sie"
      items={[
        {
          key: 'ahv',
          icon: 'card',
          title: 'Ihre AHV-Nummer',
          text: 'Sie steht auf der Karte Ihrer Krankenversicherung und auf dem Vorsorgeausweis.',
        },
        { key: 'phone', icon: 'phone', title: 'Ihr Mobiltelefon', text: 'Wir senden Ihnen einen Code per SMS.' },
        { key: 'letter', icon: 'mail', title: 'Unseren Brief', text: 'Er kommt in zwei bis drei Arbeitstagen.' },
        { key: 'time', icon: 'clock', title: 'Fünf Minuten Zeit' },
      ]}
    />
  ),
};

const address = (
  <DefinitionList
    rows={[
      { term: 'Adresse', value: 'Bahnhofstrasse 12' },
      { term: 'Adresszusatz', value: '' },
      { term: 'PLZ', value: '3011' },
      { term: 'Ort', value: 'Bern' },
      { term: 'Land', value: 'Schweiz' },
    ]}
  />
);
const edit = { href: '/demo/de-CH/profil/adresse', label: 'Ändern', accessibleLabel: 'Adresse ändern' };

export const Card: Story = {
  render: () => (
    <ProfileCard title="Adresse" edit={edit}>
      {address}
    </ProfileCard>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: /Adresse ändern/ })).toBeVisible();
  },
};
export const ReadOnlyCard: Story = { render: () => <ProfileCard title="Adresse">{address}</ProfileCard> };
export const CardWithChangeUnderWay: Story = {
  render: () => (
    <ProfileCard
      title="Adresse"
      edit={edit}
      notice={
        <Notice severity="info" live="off">
          Ihre neue Adresse wird übermittelt. Es kann ein paar Tage dauern, bis die Änderung wirksam wird.
        </Notice>
      }
    >
      {address}
    </ProfileCard>
  ),
};
export const LoginData: Story = {
  render: () => (
    <ProfileCard title="Zugangsdaten">
      <DefinitionList
        rows={[
          {
            term: 'E-Mail',
            value: 'sandra.huber@example.org',
            pending: <PendingBadge>Noch zu bestätigen: san*****org</PendingBadge>,
            edit: { ...edit, accessibleLabel: 'E-Mail-Adresse ändern' },
          },
          {
            term: 'Mobilnummer',
            value: '+41 79 123 45 67',
            edit: { ...edit, accessibleLabel: 'Mobilnummer ändern' },
          },
        ]}
      />
    </ProfileCard>
  ),
};
export const LongValues: Story = {
  render: () => (
    <ProfileCard title="Persönliche Angaben der versicherten Person" edit={edit}>
      <DefinitionList
        rows={[
          { term: 'Vorname', value: 'Maria-Magdalena Antoinette Wilhelmina' },
          { term: 'Name', value: 'vonHohensteinWinterthurBärengrabenDeLaFontaineRochefoucauldMontmorency' },
          { term: 'Geburtsdatum', value: '**.**.****' },
          { term: 'Sozialversicherungsnummer', value: '756.0000.0000.19' },
        ]}
      />
    </ProfileCard>
  ),
};

const help = (
  <SidebarCard title="Fragen zu Ihrem Konto?">
    <p>Wir helfen Ihnen gern, montags bis freitags von 8 bis 17 Uhr.</p>
    <p>
      <Link href="/demo/de-CH/kontakt">Zum Kontaktformular</Link>
    </p>
  </SidebarCard>
);
export const WithSidebar: Story = {
  render: () => (
    <SidebarLayout sidebar={help} sidebarLabel="Mehr dazu">
      <ProfileCard title="Adresse" edit={edit}>
        {address}
      </ProfileCard>
    </SidebarLayout>
  ),
};
export const WithoutSidebar: Story = {
  render: () => (
    <SidebarLayout sidebarLabel="Mehr dazu">
      <ProfileCard title="Adresse" edit={edit}>
        {address}
      </ProfileCard>
    </SidebarLayout>
  ),
};

export const DrawnHealthCard: Story = {
  render: () => <HealthCardImage alt="Versicherungskarte" nameCaption="Name, Vorname" numberCaption="AHV-Nr." />,
};
export const DrawnCertificate: Story = {
  render: () => <PensionCertificateImage alt="Vorsorgeausweis" title="Vorsorgeausweis" numberCaption="AHV-Nummer" />,
};
/** The drawing replaces a fund's own picture that fails to load. */
export const CertificatePictureMissing: Story = {
  parameters: { fundless: true },
  render: () => <PensionCertificateImage alt="Vorsorgeausweis" imageUrl="data:image/png;base64,AAAA" />,
  play: async ({ canvasElement }) => {
    const drawing = await within(canvasElement).findByRole('img', { name: 'Vorsorgeausweis' });
    await userEvent.hover(drawing);
    await expect(await within(canvasElement).findByText('756.0000.0000.19')).toBeVisible();
  },
};
export const DrawnLetter: Story = {
  render: () => <LetterImage alt="Brief mit dem Registrierungscode" codeCaption="Ihr Registrierungscode" />,
};
export const ChangeUnderWay: Story = { render: () => <PendingBadge>Änderung unterwegs</PendingBadge> };
