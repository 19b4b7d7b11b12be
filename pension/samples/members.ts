import { memberRecordSchema } from '../member-record.ts';
import type { MemberRecord, MemberRecordInput } from '../member-record.ts';

/** Today's date for the sample members. */
export const SAMPLE_TODAY = '2026-11-21';

/** A member for tests: each case states what it is about, the rest is plain. Born 1980, 85'000 a year since 2020. */
export const sampleMember = (about: Partial<MemberRecordInput> = {}): MemberRecord =>
  memberRecordSchema.parse({
    id: 'sample-member',
    state: 'active',
    note: 'For tests.',
    ahvNumber: '756.0000.0000.19',
    firstname: 'Anna',
    lastname: 'Keller',
    sex: 'female',
    birthDate: '1980-05-10',
    language: 'de-CH',
    emailAddress: 'anna.keller@example.org',
    mobileNumber: '+41790000001',
    civilStatus: { code: 1 },
    admissionDate: '2020-01-01',
    employments: [{ from: '2020-01-01', employer: 'Hallwil Optik AG', salary: 85_000, activityRate: 100 }],
    openingBalance: { date: '2022-12-31', savings: 100_000, bvgPart: 60_000 },
    ...about,
  });

const job = (salary: number, activityRate = 100, from = '2020-01-01') => ({
  from,
  employer: 'Hallwil Optik AG',
  salary,
  activityRate,
});

/** Members that exercise the rules, by what is special about them. */
export const sampleCohort: Readonly<Record<string, MemberRecord>> = {
  justOverThreshold: sampleMember({
    birthDate: '1999-02-01',
    employments: [job(23_000, 60)],
    openingBalance: undefined,
    admissionDate: '2024-01-01',
  }),
  openWithdrawal: sampleMember({
    birthDate: '1988-05-02',
    civilStatus: { code: 2 },
    partner: { relation: 'spouse', firstname: 'Marc', lastname: 'Keller', since: '2016-08-20' },
    openingBalance: { date: '2021-12-31', savings: 160_000 },
    moneyEvents: [{ kind: 'earlyWithdrawal', date: '2023-06-15', amount: 80_000 }],
  }),
  cohabiting: sampleMember({
    birthDate: '1981-01-20',
    partner: { relation: 'cohabitant', firstname: 'Jan', lastname: 'Roth', since: '2019-03-01' },
    children: [{ firstname: 'Mia', birthDate: '2021-04-01', withPartner: true }],
  }),
  partRetired: sampleMember({
    birthDate: '1962-08-15',
    employments: [job(110_000), job(66_000, 60, '2025-07-01')],
    openingBalance: { date: '2022-12-31', savings: 620_000, bvgPart: 300_000 },
    moneyEvents: [
      { kind: 'buyIn', date: '2024-09-01', amount: 20_000 },
      { kind: 'partialRetirement', date: '2025-06-30', percent: 40, lumpSum: 60_000 },
    ],
  }),
  dismissed: sampleMember({
    birthDate: '1967-03-03',
    exit: { date: '2026-08-31', reason: 'dismissedByEmployer' },
    continuedInsurance: { from: '2026-09-01', withSavings: true },
    openingBalance: { date: '2022-12-31', savings: 480_000 },
  }),
  newcomer: sampleMember({
    birthDate: '1992-07-07',
    language: 'pt-BR',
    arrivalFromAbroad: '2023-02-01',
    admissionDate: '2023-03-01',
    openingBalance: undefined,
    employments: [job(92_000, 100, '2023-03-01')],
  }),
  ruledByFifty: sampleMember({
    birthDate: '1975-06-01',
    openingBalance: { date: '2021-12-31', savings: 300_000 },
    vestedBenefitsAtFifty: 365_000,
  }),
  partlyDisabled: sampleMember({
    birthDate: '1984-04-04',
    employments: [job(90_000), job(46_000, 52, '2024-03-01')],
    disability: { degree: 48, since: '2024-03-01' },
  }),
  divorced: sampleMember({
    birthDate: '1977-10-10',
    civilStatus: { code: 3 },
    openingBalance: { date: '2021-12-31', savings: 200_000 },
    moneyEvents: [
      { kind: 'earlyWithdrawal', date: '2022-05-01', amount: 30_000 },
      { kind: 'divorceOut', date: '2024-04-30', amount: 55_000 },
    ],
  }),
  wellPaid: sampleMember({
    sex: 'male',
    birthDate: '1962-01-15',
    employments: [job(210_000)],
    openingBalance: { date: '2025-12-31', savings: 1_440_000, bvgPart: 400_000 },
  }),
  leftIn2019: sampleMember({
    state: 'left',
    admissionDate: '2008-01-01',
    employments: [job(70_000, 100, '2008-01-01')],
    openingBalance: { date: '2014-12-31', savings: 40_000 },
    exit: { date: '2019-06-30', reason: 'resignation' },
  }),
  locked: sampleMember({ state: 'locked' }),
  unknownBirthDate: sampleMember({
    birthDate: '0001-01-01',
    address: { addressRow1: '', zipCode: '', city: '', countryCode: 'CH' },
  }),
  nothingOnRecord: sampleMember({ admissionDate: undefined, employments: [], openingBalance: undefined }),
  fullyDisabled: sampleMember({ disability: { degree: 80, since: '2023-01-01' } }),
  beyondReferenceAge: sampleMember({
    sex: 'male',
    birthDate: '1959-03-01',
    openingBalance: { date: '2022-12-31', savings: 700_000 },
  }),
  underage: sampleMember({
    birthDate: '2010-03-01',
    admissionDate: '2026-08-01',
    employments: [job(24_000, 100, '2026-08-01')],
    openingBalance: undefined,
  }),
};

/** A member of the sample cohort. Throws for a name that it doesn't have. */
export const cohortMember = (name: string): MemberRecord => {
  const record = sampleCohort[name];
  if (!record) throw new Error(`no sample member ${name}`);
  return record;
};

/** Born on 10 May 1965, so that 62 is 1 June 2027 and 65 is 1 June 2030; the golden cases of docs/pension-arithmetic.md. */
export const paul = (about: Parameters<typeof sampleMember>[0] = {}): MemberRecord =>
  sampleMember({
    sex: 'male',
    birthDate: '1965-05-10',
    openingBalance: { date: '2025-12-31', savings: 600_000, bvgPart: 300_000 },
    ...about,
  });
