import type { Meta, StoryObj } from '@storybook/react-vite';
import Link from '@mui/material/Link';
import { SidebarCard } from '#ui/SidebarCard.tsx';
import { SidebarLayout } from '#ui/SidebarLayout.tsx';
import { Wide } from '#ui/page-places.tsx';
import { ProfileCard } from '#ui/ProfileCard.tsx';
import { guide } from '../support/guide.ts';
import { address, edit } from '../support/address-card.tsx';

const help = (
  <SidebarCard title="Fragen zu Ihrem Konto?">
    <p>Wir helfen Ihnen gern, montags bis freitags von 8 bis 17 Uhr.</p>
    <p>
      <Link href="/demo/de-CH/kontakt">Zum Kontaktformular</Link>
    </p>
  </SidebarCard>
);

const meta: Meta = {
  title: 'Components/SidebarLayout',
  component: SidebarLayout,
  parameters: guide(
    [
      'Put the parts in the order in which they are to be read without a sidebar.',
      'Use the wide part for tables and charts.',
    ],
    ['Don’t move parts by CSS: the order is the same for everyone.'],
  ),
};
export default meta;
type Story = StoryObj;

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
