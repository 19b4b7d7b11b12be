import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { dashboardSchema, isBrokenBox } from './dashboard.ts';
import { civilStatusSchema } from './civil-status-page.ts';
import * as contract from './pages.ts';
import { tolerant } from './tolerant.ts';

describe('A provider that sends nothing beyond the specification', () => {
  it('reads the insurance overview of a provider that sends only the specification’s fields, field by field', () => {
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
    const read = tolerant(contract.insuranceOverviewSchema)(sent);
    if (!read.ok) throw new Error(read.path);
    expect(read.dropped).toEqual([]);
    expect(read.value.riskBenefits?.death).toEqual(sent.invalidityAndDeathBenefitBox.fatalityBenefitsList);
    expect(z.encode(contract.insuranceOverviewSchema, read.value)).toMatchObject(sent);
  });

  it('reads the other pages of such a provider', () => {
    const pages = [
      [contract.buyInSchema, { purchaseBox: { maxPurchaseAmount: 3_000, tooltipLabel: '{0} gespart' } }],
      [contract.exitBenefitSchema, { leavingBenefitBox: { value: 100 } }],
      [
        contract.retirementSchema,
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
        contract.homeOwnershipSchema,
        {
          homeOnwershipBox: { maxAmount: 50_000, maxAge: 62, projectedGraph: [{ age: 47, value: 50_000 }] },
          fundingRequestBox: { title: 'Vorbezug', text: 'So geht es.', link: '/x', linkText: 'Antrag' },
          mortageRequestBox: { title: 'Hypothek', text: 'So geht es.', link: 'https://x.example', linkText: 'Antrag' },
        },
      ],
      [
        contract.deathBenefitSchema,
        {
          fatalityBox: { isVisible: true, amount: 1 },
          beneficariesList: [{ fullName: 'Jan', birthDate: '1980-01-01', ratio: 100, relationLabel: 'Ehegatte' }],
        },
      ],
      [contract.disabilitySchema, { disability: { perMonth: 4_049.3 } }],
      [contract.unpaidLeaveSchema, { unpaidVacationBox: { amount: 868.85 } }],
      [civilStatusSchema, { civilStatusBox: { civilStatus: 'Ledig', subTitle: null } }],
    ] as const;
    for (const [schema, sent] of pages as readonly (readonly [z.ZodMiniType, object])[]) {
      const read = tolerant(schema)(sent);
      if (!read.ok) throw new Error(read.path);
      expect(read.dropped).toEqual([]);
      expect(z.encode(schema, read.value)).toMatchObject(sent);
    }
  });
});

describe('An answer with holes', () => {
  it('drops only what can’t be read', () => {
    const read = tolerant(contract.insuranceOverviewSchema)({
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
    if (!read.ok) throw new Error(read.path);
    const page = read.value;
    expect(page.savings).toEqual({
      isVisible: true,
      value: null,
      historicalGraph: [],
      futureGraph: [],
    });
    expect(page.personalInformation).toBeNull();
    expect(page.salaryAndContributions).toEqual({
      isVisible: true,
      salary: null,
      contributions: { labels: [], lines: [] },
    });
    expect(page.derivations ?? null).toBeNull();
    expect(read.dropped).toEqual([
      'graphBox.value',
      'graphBox.historicalGraph.0',
      'graphBox.futureGraph',
      'personalInformation',
      'payrollAndContributionBox.payrollDetailsBox',
      'payrollAndContributionBox.contributionDetailsBox.labels',
    ]);
  });

  it('accepts an empty answer', () => {
    for (const schema of [
      contract.insuranceOverviewSchema,
      contract.buyInSchema,
      contract.deathBenefitSchema,
      contract.retirementSchema,
    ])
      expect(tolerant<z.ZodMiniType>(schema)({})).toMatchObject({ ok: true, dropped: [] });
  });
});

const readOf = <S extends z.ZodMiniType>(schema: S, sent: unknown) => {
  const read = tolerant(schema)(sent);
  if (!read.ok) throw new Error(read.path);
  return read;
};

const amounts = (name: string) => [{ name, amount: 5 }];

describe('A key that the contract does not know', () => {
  it('is lost with its path, and its line stays', () => {
    const line = { text: 'Sparbeitrag', valuePerMonth: 1, valuePerYear: 12, payer: 'moon', part: 'savings' };
    const { value, dropped } = readOf(contract.insuranceOverviewSchema, {
      payrollAndContributionBox: { contributionDetailsBox: { contributionDetailsList: [line] } },
    });
    expect(value.salaryAndContributions?.contributions?.lines).toEqual([
      { text: 'Sparbeitrag', valuePerMonth: 1, valuePerYear: 12, part: 'savings' },
    ]);
    expect(dropped).toEqual(['payrollAndContributionBox.contributionDetailsBox.contributionDetailsList.0.payer']);
  });

  it('does not break a card of the dashboard', () => {
    const box = { isVisible: true, isActive: true, hideAwaitBox: false, amount: 5, kind: 'viagerRent' };
    const { value, dropped } = readOf(dashboardSchema, { fatalityBox: box });
    expect(value.deathBenefit).toEqual({ isVisible: true, isActive: true, hideAwaitBox: false, amount: 5 });
    expect(dropped).toEqual(['fatalityBox.kind']);
    expect(isBrokenBox('deathBenefit', dropped)).toBe(false);
  });

  it('of a further limit of a buy-in loses that limit; of a deduction, all of them', () => {
    const potential = { reductions: amounts('savings'), gap: 7, limits: amounts('blocked') };
    expect(
      readOf(contract.buyInSchema, { potential: { ...potential, limits: amounts('moon') } }).value.potential,
    ).toEqual({
      ...potential,
      limits: [],
    });
    const { value, dropped } = readOf(contract.buyInSchema, {
      potential: { ...potential, reductions: amounts('moon') },
    });
    expect(value.potential ?? null).toBeNull();
    expect(dropped).toEqual(['potential.reductions.0.name']);
  });
});

describe('A provider of ours', () => {
  it('requires our provider to send every field of the specification, with null for what is unknown', () => {
    const { success, error } = z.safeDecode<z.ZodMiniType>(contract.buyInSchema, {
      purchaseBox: { maxPurchaseAmount: 5 },
    });
    expect(success).toBe(false);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'simulationBox',
      'financeExpertBox',
      'purchaseBox.maxBalanceAmount',
      'purchaseBox.balanceMaxRatio',
      'purchaseBox.currentCreditBalance',
      'purchaseBox.tooltipTitle',
      'purchaseBox.tooltipSubtitle',
      'purchaseBox.tooltipLabel',
      'purchaseBox.planName',
      'purchaseBox.subTitle',
      'purchaseBox.homeOwnershipBalance',
      'purchaseBox.defaultRetirementAge',
      'purchaseBox.link',
      'purchaseBox.graphData',
      'purchaseBox.graphMaxValue',
      'buyInActionsShortBox',
    ]);
  });
});
