import { describe, expect, it } from 'vitest';
import {
  buyInPageSchema,
  civilStatusPageSchema,
  creditBalancePageSchema,
  fatalityPageSchema,
  homeOwnershipPageSchema,
  leavingPageSchema,
  retirementPageSchema,
  unpaidVacationPageSchema,
} from './pages.ts';

describe('A provider that sends nothing beyond the specification', () => {
  it('is read on the insurance overview, field by field', () => {
    const sent = {
      graphBox: {
        value: 120_000.5,
        historicalGraph: [{ date: '2025-12-31', value: 110_000 }],
        futureGraph: [{ date: '2026-12-31', value: 130_000 }],
      },
      simulationBox: { isVisible: true, link: 'retirementsimulation' },
      personalInformation: {
        firstname: 'Anna',
        lastname: 'Keller',
        birthdate: '1980-05-10',
        admissionDate: '2020-01-01',
        companyName: 'Hallwil Optik AG',
        civilStatusName: 'Ledig',
        activityRate: 80,
        socialSecurityNumber: '756.0000.0000.19',
        showTenantPlanInfo: true,
        tenantName: 'Pensionskasse Muster',
        planName: 'Vorsorgeplan Basis',
      },
      certificateBox: { downloadLink: 'documents/download?fileCode=a', orderLink: 'documentordering' },
      creditbalanceDetailsBox: { isVisible: true, creditBalanceDetailsList: [{ text: 'Zins', value: 1_200 }] },
      payrollAndContributionBox: {
        isVisible: true,
        payrollDetailsBox: {
          value: 85_000,
          payrollDetailsList: [{ text: 'Jahreslohn', helpText: 'Gemeldet', valuePerMonth: 7_083.35 }],
        },
        contributionDetailsBox: {
          labels: ['pro Monat', 'pro Jahr'],
          contributionDetailsList: [{ text: 'Sparbeitrag', valuePerMonth: 365.9, valuePerYear: 4_390.5 }],
        },
      },
      regularRetirementBox: {
        isVisible: true,
        annuityDetailsObject: { annuityPerYear: 27_000, annuityPerMonth: 2_250, capital: 500_000, conversionRate: 5.4 },
      },
      invalidityAndDeathBenefitBox: {
        invalidityBenefitsList: [{ label: 'Invalidenrente', helpText: 'Im Jahr', value: 35_000 }],
        fatalityBenefitsList: [{ label: 'Ehegattenrente', helpText: null, value: 21_000 }],
      },
    };
    expect(creditBalancePageSchema.parse(sent)).toMatchObject(sent);
  });

  it('is read on the other pages', () => {
    const pages = [
      [buyInPageSchema, { purchaseBox: { maxPurchaseAmount: 3_000, tooltipLabel: '{0} gespart' } }],
      [leavingPageSchema, { leavingBenefitBox: { value: 100 } }],
      [
        retirementPageSchema,
        {
          retirementBox: {
            amount: 2_000,
            defaultRetirementAge: 65,
            projectedGraph: [{ age: 65, value: 2_000, date: '2045-06-01' }],
          },
          financeExpertBox: { isVisible: true, title: 'Beratung', text: 'Rufen Sie an.', link: null, linkText: null },
        },
      ],
      [
        homeOwnershipPageSchema,
        {
          homeOnwershipBox: { maxAmount: 50_000, maxAge: 62, projectedGraph: [{ age: 47, value: 50_000 }] },
          fundingRequestBox: { title: 'Vorbezug', text: 'So geht es.', link: '/x', linkText: 'Antrag' },
          mortageRequestBox: { title: 'Hypothek', text: 'So geht es.', link: 'https://x.example', linkText: 'Antrag' },
        },
      ],
      [
        fatalityPageSchema,
        {
          fatalityBox: { isVisible: true, amount: 1 },
          beneficariesList: [{ fullName: 'Jan', birthDate: '1980-01-01', ratio: 100, relationLabel: 'Ehegatte' }],
        },
      ],
      [unpaidVacationPageSchema, { unpaidVacationBox: { amount: 868.85 } }],
      [civilStatusPageSchema, { civilStatusBox: { civilStatus: 'Ledig', subTitle: null } }],
    ] as const;
    for (const [schema, sent] of pages) expect(schema.parse(sent)).toMatchObject(sent);
  });
});

describe('An answer with holes', () => {
  it('loses what cannot be read, and nothing else', () => {
    const page = creditBalancePageSchema.parse({
      graphBox: {
        value: 'much',
        historicalGraph: [null, { date: '2025-12-31', value: 1 }, { date: 7 }],
        futureGraph: 3,
      },
      personalInformation: 'Anna',
      payrollAndContributionBox: {
        isVisible: null,
        payrollDetailsBox: [],
        contributionDetailsBox: { labels: { a: 1 } },
      },
      regularRetirementBox: null,
      somethingNew: true,
    });
    expect(page.graphBox).toMatchObject({
      isVisible: true,
      value: null,
      historicalGraph: [{ date: '2025-12-31', value: 1 }],
      futureGraph: [],
    });
    expect(page.personalInformation).toBeNull();
    expect(page.payrollAndContributionBox).toMatchObject({
      isVisible: true,
      payrollDetailsBox: null,
      contributionDetailsBox: { labels: [], contributionDetailsList: [] },
    });
    expect(page.derivations).toBeUndefined();
  });

  it('may be empty', () => {
    for (const schema of [creditBalancePageSchema, buyInPageSchema, fatalityPageSchema, retirementPageSchema])
      expect(schema.parse({})).toEqual(schema === fatalityPageSchema ? { beneficariesList: [] } : {});
  });
});
