import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { formatChf } from '#kernel/money.ts';
import { RouterLink } from '#ui/RouterLink.tsx';
import { AmountText } from '#ui/AmountText.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Explainer } from '#ui/Explainer.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { MarkedText } from '#ui/MarkedText.tsx';
import { Own } from '#ui/Own.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { ProcessingDateLine } from '#ui/ProcessingDateLine.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';

const Head = () => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <BackLink href="/dashboard">{t('exitBenefit.wayOn')}</BackLink>
      <PageHeading>{t('greeting', { name: 'Sandra Huber' })}</PageHeading>
      <Lead>{t('lead')}</Lead>
      <SectionHeading>{t('savings.title')}</SectionHeading>
      <p>{t('savings.explanation')}</p>
      <Fineprint>{t('exitBenefit.meaning')}</Fineprint>
    </>
  );
};

const meta: Meta<typeof Head> = { title: 'UI/Text', component: Head };
export default meta;
type Story = StoryObj<typeof Head>;

export const HeadOfAPage: Story = {};

export const Amounts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <AmountText size="hero">{formatChf(412_350.4)}</AmountText>
      <AmountText size="figure">{formatChf(31_214.2)}</AmountText>
      <AmountText size="figure">{formatChf(-4_120.5)}</AmountText>
      <p style={{ margin: 0, maxInlineSize: 220 }}>
        <AmountText>{formatChf(12_345_678.9)}</AmountText> · <AmountText>{formatChf(0)}</AmountText>
      </p>
    </div>
  ),
};

export const Links: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Link href="/dashboard">Dashboard</Link>
      <Link component={RouterLink} href="https://example.org" newWindowHint="öffnet in neuem Fenster">
        example.org
      </Link>
      <Link href="mailto:info@example.org">info@example.org</Link>
      <Link href="//elsewhere.example">Eine Adresse, die kein Link wird</Link>
    </div>
  ),
};

/** A question, and its answer once it is pressed. */
export const Explained: Story = {
  render: () => (
    <Explainer look="words" label="Was ist das?" text="Das Guthaben, das Sie bei einem Stellenwechsel mitnehmen.">
      {(question) => question}
    </Explainer>
  ),
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('button', { name: 'Was ist das?' });
    await expect(canvas.queryByText(/Stellenwechsel/)).not.toBeVisible();
    await userEvent.click(question);
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Stellenwechsel/)).toBeVisible();
  },
};

/** What people typed: in any script, however long, or nothing. */
export const OwnWords: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 160 }}>
      <Own>Sandra Huber</Own>
      <Own>سارة</Own>
      <Own>sandra.huber-von-allmen@pensionskasse-nordlicht.example</Own>
      <Own figures>01.02.1964</Own>
      <Own>{null}</Own>
    </div>
  ),
};

export const ProcessingDate: Story = {
  render: () => <ProcessingDateLine>21.11.2026</ProcessingDateLine>,
};

/** A text with what a search has found in it. */
export const MarkedMatches: Story = {
  render: () => (
    <p style={{ margin: 0, maxInlineSize: 420 }}>
      <MarkedText
        text="Mit einem Einkauf schliessen Sie Lücken; überobligatorische Einkäufe erhöhen Ihre Rente."
        words={['einkauf', 'uber', 'lucken']}
      />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('über')).toBeVisible();
  },
};
