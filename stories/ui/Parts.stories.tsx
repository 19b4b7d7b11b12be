import Container from '@mui/material/Container';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, within } from 'storybook/test';
import { Addressee } from '#ui/Addressee.tsx';
import { Button } from '#ui/Button.tsx';
import { ContactLines, type ContactLinesProps } from '#ui/ContactLines.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmailField } from '#ui/EmailField.tsx';
import { FactText } from '#ui/FactText.tsx';
import { FormStack } from '#ui/FormStack.tsx';
import { HelpSection } from '#ui/HelpSection.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NumberedSteps } from '#ui/NumberedSteps.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SkeletonBlock } from '#ui/SkeletonBlock.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { TroubleLine } from '#ui/TroubleLine.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

const meta: Meta = { title: 'UI/Parts' };
export default meta;
type Story = StoryObj;

const Steps = ({ current }: { current?: number }) => {
  const { t } = useTranslation('registration');
  return (
    <NumberedSteps
      aria-label={t('message.nextTitle')}
      steps={[t('message.stepLetter'), t('message.stepLogin'), t('message.stepCode')]}
      {...(current === undefined ? {} : { current })}
    />
  );
};

export const StepsAhead: Story = { render: () => <Steps /> };
export const SecondStep: Story = { render: () => <Steps current={1} /> };

const Contact = (known: Pick<ContactLinesProps, 'phoneNumber' | 'emailAddress' | 'website'>) => (
  <ContactLines
    title="Ihre Pensionskasse"
    phoneLabel="Telefon"
    emailLabel="E-Mail"
    websiteLabel="Website"
    noneText="Die Adresse finden Sie auf Ihrem Vorsorgeausweis."
    newWindowHint="öffnet in neuem Fenster"
    {...known}
  />
);

export const ContactKnown: Story = {
  render: () => (
    <Contact phoneNumber="+41 00 000 00 00" emailAddress="info@example.org" website="https://example.org/" />
  ),
};
export const ContactUnknown: Story = { render: () => <Contact /> };

export const AddressOfTheMail: Story = { render: () => <Addressee>sandra.huber@example.org</Addressee> };

const Help = () => {
  const { t } = useTranslation('login');
  return (
    <HelpSection title={t('link.helpTitle')}>
      <p>{t('link.helpText')}</p>
    </HelpSection>
  );
};
export const HelpBelow: Story = { render: () => <Help /> };

const Form = () => {
  const { t } = useTranslation('login');
  return (
    <FormStack>
      <EmailField label={t('email.label')} />
      <Button type="submit">{t('email.submit')}</Button>
    </FormStack>
  );
};
export const FormOfOneField: Story = { render: () => <Form /> };

const Blocked = () => {
  const { t } = useTranslation('forms');
  return (
    <TroubleLine
      trouble={{
        severity: 'error',
        text: t('cookies'),
        reload: { title: t('cookiesTitle'), label: t('reload'), run: fn() },
      }}
    />
  );
};
export const BrowserBlocksTheLogin: Story = { render: () => <Blocked /> };

/** Hidden until it has keyboard focus. */
export const SkipLinkInFocus: Story = {
  render: () => <SkipLink href="#content">Zum Inhalt springen</SkipLink>,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link');
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const Facts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 280 }}>
      <FactText>verheiratet</FactText>
      <FactText>Aufgelöste eingetragene Partnerschaft</FactText>
    </div>
  ),
};

export const Table: Story = {
  render: () => (
    <DataTable
      caption="Verlauf Ihres Altersguthabens"
      columns={[
        { key: 'date', header: 'Datum' },
        { key: 'amount', header: 'Altersguthaben', align: 'end' },
      ]}
      rows={Array.from({ length: 20 }, (_, index) => ({
        key: String(index),
        cells: [`31.12.${2006 + index}`, `CHF ${index + 1}0’000.00`],
      }))}
    />
  ),
};

export const LoadingForLong: Story = { render: () => <LoadingLine /> };

export const WhileLoading: Story = { render: () => <SkeletonBlock lines={4} /> };

export const PageWithoutPicture: Story = {
  parameters: { bare: true },
  render: () => (
    <Container>
      <PageBody>
        <PageHeading>Nutzungsbedingungen</PageHeading>
        <p>
          <Icon name="document" title="Dokument" /> <VisuallyHidden>Umfang:</VisuallyHidden> 3 Seiten
        </p>
      </PageBody>
    </Container>
  ),
};
