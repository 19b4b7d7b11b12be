import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { addYears } from '#kernel/calendar.ts';
import { formatDate } from '#kernel/date.ts';
import type { MemberRecord } from '#pension/member-record.ts';
import { Browser } from './browser.ts';
import { startDatabase } from './fixture.ts';
import { logIn, peopleOfAllFunds, startAnew } from './people.ts';
import { demoFunds as funds } from '#tests/support/demo-funds.ts';

/** The values that there are, each with what it is. */
const listed = <Value>(of: Readonly<Record<string, readonly (Value | undefined)[]>>) =>
  Object.entries(of).flatMap(([what, all]) =>
    all.flatMap((each) => (each === undefined ? [] : [[what, each] as const])),
  );

/** What identifies somebody, by what it is: whatever is known outside the fund. */
const secretsOf = (record: MemberRecord): readonly (readonly [what: string, text: string])[] => {
  const { partner, children, address, employments, civilStatus, moneyEvents, exit } = record;
  const texts = {
    name: [record.firstname, record.lastname, partner?.firstname, ...children.map(({ firstname }) => firstname)],
    number: [record.ahvNumber, record.ahvNumber.replaceAll('.', '')],
    reach: [record.emailAddress, record.mobileNumber, address?.addressRow1, address?.city],
    employer: employments.map(({ employer }) => employer),
  };
  const days = {
    birth: [record.birthDate, partner?.birthDate, ...children.map(({ birthDate }) => birthDate)],
    status: [civilStatus.since, partner?.since],
    career: [record.admissionDate, exit?.date, ...employments.map(({ from }) => from)],
    money: [record.pledgedSince, ...moneyEvents.map(({ date }) => date)],
  };
  // What law forbids for years ends that many years after a payment.
  const waits = moneyEvents.flatMap(({ date }) => [addYears(date, 3), addYears(date, 5)]);
  return [
    ...listed(texts).map(([what, text]) => [what, text] as const),
    ...listed({ ...days, waits })
      // The end of a year is the end of everybody's.
      .filter(([, day]) => !day.endsWith('-12-31'))
      .flatMap(([what, day]) => [[what, day] as const, [what, formatDate(day)] as const]),
    // A birthday in another year, next to an age, is a birth date.
    ...(/-(?:01-01|12-31)$/.test(record.birthDate) ? [] : [['birthday', record.birthDate.slice(4)] as const]),
  ].filter(([, text]) => text !== '');
};

test('hidden personal data of every member of every fund are in no answer', async () => {
  const database = await startDatabase('pglite');
  try {
    const store = await database.open();
    const { clock, provider } = await startAnew(store);
    const reads = Object.entries<Endpoint>(endpoints).filter(
      ([name, { method, access, file }]) =>
        method === 'GET' &&
        access === 'session' &&
        file === undefined &&
        !['pageLink', 'generateInsuranceFormSet', 'countries'].includes(name),
    );
    for (const [index, person] of (await peopleOfAllFunds('active')).entries()) {
      const fund = await funds.find(person.tenant);
      const record = fund?.tenant.members.find(({ id }) => id === person.id);
      if (fund === null || record === undefined) throw new Error(`${person.tenant} doesn't know ${person.id}.`);
      const browser = await new Browser(provider, `203.0.113.${index + 1}`).arrive();
      await logIn(browser, store, person);
      clock.pass(721);
      // A fund's own name, contact and texts are no secret.
      const ofFund = JSON.stringify(fund.tenant.settings);
      const secrets = secretsOf(record).filter(([, text]) => !ofFund.includes(text));
      for (const [name, { path }] of reads) {
        const { status, text, headers } = await browser.call('GET', `${path.replace('{planId}', '00')}?anonymize=true`);
        // A fund that keeps to the specification lacks some, and only support staff have a list.
        if (status === 403 || status === 404) continue;
        expect([person.id, name, status]).toEqual([person.id, name, 200]);
        const told = text + [...headers.values()].join(' ');
        expect([person.id, name, secrets.filter(([, secret]) => told.includes(secret))]).toEqual([person.id, name, []]);
      }
    }
  } finally {
    await database.stop();
  }
}, 120_000);
