import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '#contract/endpoints.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { allowEveryChange, profileOf } from '../support/profile-of.ts';
import { answer, silence, unreachable } from '../support/story-provider.ts';

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
  title: 'Etwas hat sich geändert?',
  text: 'Heirat, Trennung und Scheidung ändern Ihre Ansprüche.',
  actions: [{ text: 'Neuen Zivilstand melden', link: '/profil/zivilstand', linkText: 'Zivilstand ändern' }],
};

/** A change may be reported, by the provider's own way. */
export const ChangeMayBeReported: Story = {
  args: { answers: differingPage('civilStatus', () => ({ actionsBox: report })) },
};

/** The provider offers no way to report; the page has its own. One change is under way already. */
export const ChangeUnderWay: Story = {
  args: {
    answers: (axes, person) => ({
      ...differingPage('civilStatus', () => ({ actionsBox: null }))(axes, person),
      profile: answer(endpoints.profile, {
        ...profileOf(axes, person),
        pendingCivilStatus: { status: 3, statusName: 'Geschieden', requestedOn: '2026-11-19' },
      }),
    }),
  },
};

/** The fund takes no changes here: the provider's way is taken out, and the page says whom to tell. */
export const ChangeNotTakenHere: Story = {
  args: {
    settings: (ofFund) => ({ ...ofFund, disableCivilStatusChange: true }),
    answers: differingPage('civilStatus', () => ({ actionsBox: report })),
  },
};

/** As the fund has it for this member. */
export const AsTheFundHasIt: Story = { args: { settings: (ofFund) => ofFund } };

/** Not on record; a sentence for a name; an expert to ask. */
export const NotOnRecord: Story = {
  args: {
    answers: differingPage('civilStatus', () => ({
      civilStatusBox: { isVisible: true, civilStatus: '', subTitle: null },
      actionsBox: { ...report, actions: [{ text: 'Klick', link: '//evil.example', linkText: 'Hier' }] },
      financeExpertBox: {
        isVisible: true,
        title: 'Fragen Sie uns',
        text: null,
        link: '/kontakt',
        linkText: 'Schreiben',
      },
    })),
  },
};

/** The page is on its way. */
export const StillLoading: Story = { args: { answers: answeringPage('civilStatus', silence) } };

/** The page did not come, and neither did the profile. */
export const ProviderUnreachable: Story = {
  args: { answers: () => ({ ...answeringPage('civilStatus', unreachable)(), profile: unreachable }) },
};
