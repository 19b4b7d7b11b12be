import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { allowEveryChange, profileOf } from '../support/profile-of.ts';
import { answer, silence, unreachable } from '../support/story-provider.ts';

/** The civil status that the fund has on record, and how a change is reported. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Civil status',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'civil-status', settings: allowEveryChange },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const report = {
  isVisible: true,
  title: 'Hat sich etwas geändert?',
  text: 'Heirat, Trennung und Scheidung ändern Ihre Ansprüche.',
  actions: [{ text: 'Neuen Zivilstand melden', link: '/profil/zivilstand', linkText: 'Zivilstand ändern' }],
};

/** A change can be reported by the provider's link. */
export const ChangeMayBeReported: Story = {
  args: { answers: differingPage('civilStatus', () => ({ actions: report })) },
};

/** The provider has no link to report a change, so the page shows its own. One change is pending. */
export const ChangeUnderWay: Story = {
  args: {
    answers: (axes, person) => ({
      ...differingPage('civilStatus', () => ({ actions: null }))(axes, person),
      profile: answer(endpoints.profile, {
        ...profileOf(axes, person),
        pendingCivilStatus: { status: 3, statusName: 'Geschieden', requestedOn: '2026-11-19' },
      }),
    }),
  },
};

/** The fund accepts no changes here: the provider's link is removed, and the page says whom to contact. */
export const ChangeNotTakenHere: Story = {
  args: {
    settings: (ofFund) => ({ ...ofFund, disableCivilStatusChange: true }),
    answers: differingPage('civilStatus', () => ({ actions: report })),
  },
};

/** The toolbar's member and the fund's own settings. */
export const AsTheFundHasIt: Story = { args: { settings: (ofFund) => ofFund } };

/** No civil status on record; a sentence in place of a name; a contact for questions. */
export const NotOnRecord: Story = {
  args: {
    answers: differingPage('civilStatus', () => ({
      civilStatus: { isVisible: true, civilStatus: '', subTitle: null },
      actions: { ...report, actions: [{ text: 'Klick', link: '//evil.example', linkText: 'Hier' }] },
      financeExpert: {
        isVisible: true,
        title: 'Fragen Sie uns',
        text: null,
        link: '/kontakt',
        linkText: 'Schreiben',
      },
    })),
  },
};

/** The page is loading. */
export const StillLoading: Story = { args: { answers: answeringPage('civilStatus', silence) } };

/** Both the page and the profile fail to load. */
export const ProviderUnreachable: Story = {
  args: { answers: () => ({ ...answeringPage('civilStatus', unreachable)(), profile: unreachable }) },
};
