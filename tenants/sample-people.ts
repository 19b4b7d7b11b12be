import { samplePeople, type SamplePerson } from '#contract/studio/answers.ts';
import { ahvCheckDigit } from '#kernel/ahv-check-digit.ts';
import { formatAhvInput } from '#kernel/ahv-number.ts';
import { memberRecordSchema, type MemberRecord, type MemberRecordInput } from '#pension/member-record.ts';
import type { Plan } from '#pension/plan.ts';
import { recordProblems } from '#pension/record-problems.ts';

/** What differs from one sample person to another. */
type Life = Pick<
  MemberRecordInput,
  'firstname' | 'sex' | 'birthDate' | 'civilStatus' | 'partner' | 'children' | 'disability'
> & {
  readonly admissionDate: string;
  readonly salary: number;
  readonly activityRate?: number;
  readonly savings: number;
};

/** People who are nobody, each in a situation in which the portal looks different. Their figures follow the fund's plan. */
const lives: Readonly<Record<SamplePerson, Life>> = {
  beginner: {
    firstname: 'Noah',
    sex: 'male',
    birthDate: '1999-03-14',
    civilStatus: { code: 1 },
    admissionDate: '2024-08-01',
    salary: 62_400,
    savings: 0,
  },
  family: {
    firstname: 'Eva',
    sex: 'female',
    birthDate: '1984-06-21',
    civilStatus: { code: 2, since: '2013-09-14' },
    partner: { relation: 'spouse', firstname: 'Jan', lastname: 'Muster', birthDate: '1982-11-05', since: '2013-09-14' },
    children: [
      { firstname: 'Lia', birthDate: '2015-02-10' },
      { firstname: 'Ben', birthDate: '2018-07-03' },
    ],
    admissionDate: '2016-01-01',
    salary: 98_800,
    savings: 74_300,
  },
  beforeRetirement: {
    firstname: 'Ruth',
    sex: 'female',
    birthDate: '1963-10-02',
    civilStatus: { code: 4 },
    admissionDate: '1998-01-01',
    salary: 86_500,
    activityRate: 80,
    savings: 402_600,
  },
  withoutBirthDate: {
    firstname: 'Sam',
    sex: 'male',
    birthDate: '0001-01-01',
    civilStatus: { code: 1 },
    admissionDate: '2019-01-01',
    salary: 71_000,
    savings: 18_900,
  },
  disabled: {
    firstname: 'Mia',
    sex: 'female',
    birthDate: '1977-01-18',
    civilStatus: { code: 1 },
    admissionDate: '2009-05-01',
    disability: { degree: 50, since: '2022-04-01' },
    salary: 78_000,
    savings: 121_400,
  },
};

/** The last day of the year before whose savings a sample person brings along. */
const openingDate = '2019-12-31';

const recordOf = (code: string, name: SamplePerson, index: number): MemberRecord => {
  const { salary, activityRate = 100, savings, ...life } = lives[name];
  // Numbers that no demo fund gives out.
  const twelve = `75600009${String(9000 + index)}`;
  return memberRecordSchema.parse({
    id: `sample-${name.toLowerCase()}`,
    state: 'active',
    note: 'Nobody',
    ahvNumber: formatAhvInput(`${twelve}${ahvCheckDigit(twelve)}`),
    lastname: 'Muster',
    language: 'de-CH',
    emailAddress: `${name.toLowerCase()}@${code}.example`,
    mobileNumber: `+4179000${String(9900 + index)}`,
    address: { addressRow1: 'Musterweg 1', addressRow2: '', zipCode: '3000', city: 'Musterstadt', countryCode: 'CH' },
    ...life,
    employments: [{ from: life.admissionDate, employer: 'Musterbetrieb AG', salary, activityRate }],
    ...(savings > 0 && {
      openingBalance: { date: openingDate, savings, bvgPart: Math.round(savings * 0.7) },
    }),
    documents: [{ date: '2026-01-20', type: 'pensionCertificate', read: false }],
  } satisfies MemberRecordInput);
};

/** The id of a sample person. */
export const sampleId = (name: SamplePerson): string => `sample-${name.toLowerCase()}`;

/** The sample people of a fund: those whose situation its plan allows. None without a plan, as no figure is computed then. */
export const samplePeopleOf = (code: string, plan: Plan | null): readonly MemberRecord[] =>
  plan === null
    ? []
    : samplePeople
        .map((name, index) => recordOf(code, name, index))
        .filter((record) => recordProblems(plan, record).length === 0);
