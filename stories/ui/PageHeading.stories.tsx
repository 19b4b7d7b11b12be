import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#ui/BackLink.tsx';
import { Fineprint } from '#ui/Fineprint.tsx';
import { Lead } from '#ui/Lead.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { guide } from '../support/guide.ts';

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

const meta: Meta = {
  title: 'Components/PageHeading',
  component: PageHeading,
  parameters: guide(
    ['Give each page exactly one.', 'Word it as the link that leads there.'],
    ['Don’t choose it for its size: parts of a page have their own headings.'],
  ),
  render: () => <Head />,
};
export default meta;
type Story = StoryObj;

export const HeadOfAPage: Story = { name: 'Head of a page' };
