import type { Meta, StoryObj } from '@storybook/react-vite';
import { openBoxesAtom } from '#pages/insurance-overview/atoms.ts';
import { answeringPage, brokenPage, differingPage } from '../support/pages-of.ts';
import { PortalStory, type PortalStoryProps } from '../support/PortalStory.tsx';
import { silence, unreachable } from '../support/story-provider.ts';

/** Opens all boxes. */
const opened: NonNullable<PortalStoryProps['prepare']> = ({ store }) => {
  store.set(openBoxesAtom, ['credits', 'salaryAndContributions', 'retirement', 'benefits']);
};

/** All figures of the pension certificate on one page, in boxes that open. */
const meta: Meta<PortalStoryProps> = {
  title: 'Pages/Insurance overview',
  component: PortalStory,
  parameters: { portal: true },
  args: { route: 'insurance-overview', prepare: opened },
};
export default meta;
type Story = StoryObj<PortalStoryProps>;

/** Every figure, every box open. */
export const EverythingOpen: Story = {
  args: {
    answers: differingPage('insuranceOverview', () => ({
      financeExpert: {
        title: 'Sprechen Sie mit uns',
        text: 'Wir erklären Ihnen, was Ihr Entscheid für Ihre Vorsorge bedeutet.',
        link: '/kontakt',
        linkText: 'Nachricht schreiben',
      },
      actions: {
        title: 'Mehr aus Ihrer Vorsorge machen',
        text: null,
        actions: [{ text: 'Lücken schliessen', link: 'buyinsimulation', linkText: 'Einkauf simulieren' }],
      },
    })),
  },
};

/** The initial state: only headers, each with its figure. */
export const Closed: Story = { args: { prepare: () => undefined } };

/** Only the specification's fields: the fixed total, no derivations, no periods. */
export const NothingBeyondTheSpecification: Story = {
  args: { answers: differingPage('insuranceOverview', () => ({}), { plain: true }) },
};

/** Personal data are hidden. */
export const Anonymised: Story = { args: { query: 'anonymize=true', prepare: () => undefined } };

/** Many missing fields: they are omitted or say so, the birth date is masked, the rest is shown. */
export const LittleKnown: Story = {
  args: {
    answers: differingPage('insuranceOverview', ({ derivations }) => ({
      derivations: derivations?.filter(({ figure }) => figure === 'savings'),
      savings: { value: null, historicalGraph: [{ date: '2026-01-01', value: 12_000 }], futureGraph: [] },
      personalInformation: { firstname: 'Mira', birthDate: '0001-01-01T00:00:00', activityRate: 0 },
      certificate: { title: null, downloadLink: null, orderLink: 'documentordering' },
      simulation: { link: 'retirementsimulation' },
      savingsCredits: { lines: [{ text: null, value: 12_000 }, { text: 'Zins' }] },
      salaryAndContributions: {
        salary: { value: null, lines: [] },
        contributions: {
          labels: ['im Monat'],
          lines: [{ text: 'Beitrag', valuePerMonth: 0 }],
        },
      },
      regularRetirement: { pension: { capital: 0 } },
      riskBenefits: { disability: [], death: [] },
    })),
  },
};

const endless = 'Vorsorgekommissionspräsidentenstellvertreterinnenentschädigungszusatzversicherung';

/** Enormous and negative amounts, endless words, unknown kinds, markup in texts. */
export const HostileAnswers: Story = {
  args: {
    answers: brokenPage('insuranceOverview', {
      derivations: [{ figure: 'unheardOf', date: 'x', result: { name: 'y', unit: 'z', value: 1 } }, 7],
      graphBox: {
        value: -98_765_432_109.87,
        historicalGraph: Array.from({ length: 10_000 }, (_, day) => ({
          date: new Date(Date.UTC(1999, 0, 1 + day)).toISOString(),
          value: (day % 400) * 1_000_000 - 9e7,
        })),
        futureGraph: [
          { date: 'soon', value: 1 },
          { date: '2060-12-31', value: 9e11 },
        ],
      },
      personalInformation: {
        firstname: 'شيرين فاطمة الزهراء 🌷',
        lastname: `<img src=x onerror=alert(1)> ${endless}`,
        companyName: endless,
        activityRate: 140,
        birthdate: 5,
      },
      certificateBox: { title: endless, text: '<b>fett</b>', downloadLink: 'javascript:alert(1)', orderLink: '//evil' },
      payrollAndContributionBox: {
        payrollDetailsBox: {
          value: 1e15,
          payrollDetailsList: [
            { text: endless, helpText: endless, valuePerMonth: 123_456_789_012.3, valuePerYear: -1e12 },
          ],
        },
        contributionDetailsBox: {
          labels: ['', endless, 'im Jahr'],
          contributionDetailsList: [{ text: endless, payer: 'godfather', valuePerMonth: 1e12, valuePerYear: 1e13 }],
        },
      },
      invalidityAndDeathBenefitBox: {
        total: -1e12,
        totalLabel: endless,
        invalidityBenefitsList: [{ label: endless, value: -1e12, period: 'fortnightly', figure: 'unheardOf' }],
        fatalityBenefitsList: [{ label: 'Kapital', value: 0, period: 'once' }],
      },
    }),
  },
};

/** No data yet. */
export const NothingYet: Story = {
  args: {
    answers: differingPage('insuranceOverview', (whole) =>
      Object.fromEntries(Object.keys(whole).map((part) => [part, null])),
    ),
  },
};

/** The overview is loading. */
export const StillLoading: Story = { args: { answers: answeringPage('insuranceOverview', silence) } };

/** The overview fails to load: the page says so, offers a retry, and shows the editors' content. */
export const ProviderUnreachable: Story = { args: { answers: answeringPage('insuranceOverview', unreachable) } };
