import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import { expect, userEvent, within } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { spokenIn } from '../support/spoken.ts';
import { answer } from '../support/story-provider.ts';

/** What surrounds every page after the login: header, menu, footer and the fund’s announcement. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Frame',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'contact' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const onPhone = { viewport: { value: 'phone' } };

const member = (pages: string[]): NonNullable<PortalStoryProps['answers']> => {
  const person = { firstname: 'Anna', lastname: 'Muster', emailAddress: 'anna@example.org', ableToImpersonate: false };
  return () => ({ userInfo: answer(endpoints.userInfo, person, { pages, processingDate: '2026-11-21' }) });
};

/** Navigation, contact details and what comes next, around a page of a member with every page that the fund has. */
export const OnALaptop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, globals }) => {
    const t = await spokenIn({ globals }, 'shell');
    const page = within(canvasElement);
    const navigation = await page.findByRole('navigation', { name: t('nav.label') });
    await expect(within(navigation).getAllByRole('link').length).toBeGreaterThan(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
};

/** The navigation is at the window's bottom. */
export const OnAPhone: Story = { globals: onPhone };

/** On a destination. */
export const OnADestination: Story = { args: { route: 'retirement' }, globals: onPhone };

/** On a page that belongs to a destination. */
export const WithinADestination: Story = { args: { route: 'disability' } };

/** A member with few pages has few destinations. */
export const FewPages: Story = { args: { answers: member(['documents', 'insurance-overview']) }, globals: onPhone };

/** With one destination there is no navigation. */
export const NoPages: Story = { args: { answers: member([]) } };

/** What the navigation doesn't lead to. */
export const AccountMenu: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(
      await page.findByRole('button', { expanded: false, name: /Keller|Konto|Compte|Account|Conta/ }),
    );
  },
};

/** A fund that says nothing of itself. */
export const SilentFund: Story = {
  args: { settings: (ofFund) => ({ ...ofFund, configurations: { ...ofFund.configurations, contact: {} } }) },
};
