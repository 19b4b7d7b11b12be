import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { answeringPage, differingPage } from '../support/pages-of.ts';
import { radiosNearby } from '../support/sliders-nearby.ts';
import { silence, unreachable } from '../support/story-provider.ts';

/** What the survivors would get if the member died, and who they are. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Death benefit',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'death-benefit' },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

const infoBox = (title: string, link: string, linkText: string) => ({
  isVisible: true,
  title,
  text: 'Wir beantworten Ihre Fragen gern persönlich.',
  link,
  linkText,
});

/** A partner and two children, every benefit on its line, a link to a simulator and an expert. */
export const PartnerAndChildren: Story = {
  args: {
    answers: differingPage('deathBenefit', () => ({
      deathBenefit: { isVisible: true, amount: 38_412.6, kind: 'partnerPension' },
      beneficiaries: [
        {
          fullName: 'Andreas Keller',
          birthDate: '1983-04-17',
          ratio: 60,
          relationLabel: 'Ehe',
          pensionPerYear: 38_412.6,
          lumpSum: 24_000,
        },
        {
          fullName: 'Lea',
          birthDate: '2014-09-02',
          ratio: 20,
          relationLabel: 'Kind',
          pensionPerYear: 12_804.2,
          lumpSum: 8_000,
        },
        {
          fullName: 'Jan',
          birthDate: '2017-01-30',
          ratio: 20,
          relationLabel: 'Kind',
          pensionPerYear: 12_804.2,
          lumpSum: 8_000,
        },
      ],
      simulation: infoBox('Was ändert eine Heirat?', 'retirementsimulation', 'Jetzt simulieren'),
      financeExpert: infoBox('Fragen Sie uns', '/kontakt', 'Nachricht schreiben'),
    })),
  },
};

/** The toolbar's member. */
export const AsTheFundHasIt: Story = {};

/** What the member and their children receive if the member becomes disabled by 60 %. */
export const IfDisabled: Story = {
  parameters: { fundless: true },
  play: async () => {
    const [, disability] = await radiosNearby();
    if (disability === undefined) throw new Error('The choices are missing.');
    await userEvent.click(disability);
    const degree = await screen.findByRole('slider');
    await fireEvent.change(degree, { target: { value: 60 } });
    await waitFor(() => expect(degree).toHaveValue('60'));
  },
};

/** No beneficiary is on record; the lump sum would go to others in the order of the regulations. */
export const NobodyOnRecord: Story = {
  args: {
    answers: differingPage('deathBenefit', () => ({
      deathBenefit: { isVisible: true, amount: 96_500, kind: 'lumpSum' },
      beneficiaries: [],
    })),
  },
};

/** Only the specification's fields: no kinds, no amounts per person, no derivations. */
export const NothingBeyondTheSpecification: Story = {
  args: {
    answers: differingPage(
      'deathBenefit',
      () => ({
        beneficiaries: [
          { fullName: 'Andreas Keller', birthDate: '1983-04-17', ratio: 75, relationLabel: 'Ehemann' },
          { fullName: 'Lea Keller', birthDate: '0001-01-01', ratio: 25, relationLabel: 'Tochter' },
        ],
      }),
      { plain: true },
    ),
  },
};

/** Personal data are hidden: shares and relations are shown, names and dates are not. */
export const Anonymised: Story = {
  args: {
    query: 'anonymize=true',
    answers: differingPage('deathBenefit', () => ({
      beneficiaries: [
        { ratio: 60, relationLabel: 'Ehe', pensionPerYear: 30_000, pensionPerMonth: 2_500 },
        { ratio: 20, relationLabel: 'Kind', pensionPerYear: 10_000, pensionPerMonth: 833.35 },
        { ratio: 20, relationLabel: 'Kind', pensionPerYear: 10_000, pensionPerMonth: 833.35 },
      ],
    })),
  },
};

/** Many missing fields, invalid shares, endless names: valid data are shown. */
export const HolesAndOddities: Story = {
  args: {
    answers: differingPage('deathBenefit', () => ({
      deathBenefit: { isVisible: true, amount: -1_234_567_890.5 },
      beneficiaries: [
        {
          fullName: 'Wolfeschlegelsteinhausenbergerdorff-Freifrau von und zu Donaudampfschifffahrtsgesellschaft',
          ratio: 140,
          relationLabel: null,
          pensionPerYear: 987_654_321.05,
          lumpSum: -0.05,
        },
        { fullName: 'شيرين فاطمة الزهراء 🌷', birthDate: '0001-01-01', ratio: -20, relationLabel: '' },
        { ratio: 0 },
      ],
      benefits: [
        { label: 'Ehegattenrente pro Jahr', value: null, figure: 'partnerPension' },
        { label: 'Unbekannte Leistung', helpText: '<b>Kein</b> Markup.', value: 0, figure: 'unpaidLeave' },
        { label: '  ', value: 1 },
      ],
      simulation: infoBox('Führt nirgendwohin', 'javascript:alert(1)', 'Klick'),
    })),
  },
};

/** All of the page's figures are missing. */
export const NothingKnown: Story = {
  args: {
    answers: differingPage('deathBenefit', () => ({
      deathBenefit: null,
      beneficiaries: [],
      benefits: null,
      derivations: null,
    })),
  },
};

/** The page is loading. */
export const StillLoading: Story = { args: { answers: answeringPage('deathBenefit', silence) } };

/** The page fails to load: it says so, offers a retry, and shows the editors' content. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('deathBenefit', unreachable) } };
