import type { Meta, StoryObj } from '@storybook/react-vite';
import Container from '@mui/material/Container';
import { Icon } from '#ui/Icon.tsx';
import { PageBody } from '#ui/PageBody.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { guide } from '../support/guide.ts';

const meta: Meta = {
  title: 'Components/PageBody',
  component: PageBody,
  parameters: guide(['Use it once per page after the login.'], ['Don’t set widths or margins inside it again.']),
};
export default meta;
type Story = StoryObj;

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
