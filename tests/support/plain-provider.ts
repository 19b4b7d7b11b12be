import type { Clock } from '#api/clock.ts';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { SentMessage, TestProvider } from './test-provider.ts';

/**
 * A second provider: what a stranger could write who has only the specification. It answers every call with the
 * specification's own fields and in forms of its own: amounts as text, postcodes as numbers, flags as 0 and 1, dates with a
 * time, acknowledgements as nothing at all. It has no cookies, no CSRF tokens and no content service, authenticates by a
 * token as long as a signed document, knows no way to hide personal data, and mails links with their secrets in the query.
 */

type Person = {
  firstname: string;
  lastname: string;
  birthDate: string;
  ahvNumber: string;
  emailAddress: string;
  restoreEmailAddress: string | null;
  mobileNumber: string;
  /** Whether they view other members' portals. */
  isSupport?: boolean;
};

const fund = 'bergahorn';

/** The members, and who can still register. */
const people = (): { readonly members: Person[]; readonly insured: Person[] } => ({
  members: [
    {
      firstname: 'Anna',
      lastname: 'Keller',
      birthDate: '1985-03-12',
      ahvNumber: '7560000000040',
      emailAddress: 'anna.keller@example.org',
      restoreEmailAddress: null,
      mobileNumber: '+41790000004',
    },
    {
      firstname: 'Reto',
      lastname: 'Wyss',
      birthDate: '1979-11-30',
      ahvNumber: '7560000000071',
      emailAddress: 'reto.wyss@example.org',
      restoreEmailAddress: null,
      mobileNumber: '+41790000007',
      isSupport: true,
    },
  ],
  insured: [
    {
      firstname: 'Livia',
      lastname: 'Brändli',
      birthDate: '1997-10-05',
      ahvNumber: '7560000000095',
      emailAddress: '',
      restoreEmailAddress: null,
      mobileNumber: '',
    },
  ],
});

type Login = { readonly member: Person; readonly emailCode: string; smsCode: string; isOver: boolean };
type Registration = {
  emailAddress: string;
  readonly emailCodes: Set<string>;
  person: Person | null;
  mobileNumber: string | null;
  smsCode: string;
  isNumberConfirmed: boolean;
  letterCode: string;
};
type Change = { readonly member: Person; readonly field: 'emailAddress' | 'restoreEmailAddress' | 'mobileNumber' } & {
  readonly value: string;
  readonly code: string;
};

/** What an answer needs to know of its request. */
type Asked = {
  readonly parameter: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, string>>;
  /** Who the token belongs to. */
  readonly member: Person | null;
  readonly token: string;
};
type Answer = (asked: Asked) => Response;

const data = (value: unknown, meta?: unknown): Response =>
  Response.json({ data: value, ...(meta !== undefined && { meta }) });
const nothing = (): Response => new Response(null, { status: 204 });
const refuse = (status: number, code: string, detail: string): Response =>
  Response.json({ errors: [{ code, detail }] }, { status });

const gone = (): Response => refuse(400, 'err_3_3_2_4_306', 'Der Link gilt nicht mehr.');
const unknownRegistration = (): Response => refuse(404, 'E404', 'Diese Registrierung ist nicht bekannt.');

const linkTo = (urlCallback: string, sessionId: string, emailCode: string): string =>
  `${urlCallback}?${new URLSearchParams({ sessionid: sessionId, emailcode: emailCode }).toString()}`;

/** An amount as this provider writes it. */
const chf = (value: number): string => value.toFixed(2);
/** A day as this provider writes it. */
const midnight = (day: string): string => `${day}T00:00:00`;
const shown = { isVisible: 1, isActive: 'true', hideAwaitBox: 0 };

const infoBox = (title: string, link: string) => ({
  isVisible: 1,
  title,
  text: `${title} …`,
  link,
  linkText: 'Weiter',
});
const actions = (link: string) => ({
  isVisible: 'true',
  title: 'Wie weiter?',
  text: 'Wir beraten Sie gern.',
  actions: [{ text: 'Fragen?', link, linkText: 'Zum Kontakt' }],
});
const byAge = [58, 62, 65, 70].map((age) => ({
  age: String(age),
  value: chf(age * 30),
  date: midnight(`${1985 + age}-04-01`),
}));
const past = [2023, 2024, 2025].map((year) => ({ date: midnight(`${year}-12-31`), value: chf((year - 2000) * 9000) }));
const future = [2030, 2040, 2050].map((year) => ({
  date: midnight(`${year}-12-31`),
  value: chf((year - 2000) * 9000),
}));
const savingsPlans = [0, 1, 2].map((percent) => ({
  id: `0${percent}`,
  title: `Sparen +${percent} %`,
  subTitle: null,
  status: percent === 0 ? 'aktuell' : 'ab Januar',
  startDate: percent === 0 ? null : midnight('2027-01-01'),
  value: chf(300 + percent * 55),
  disable: 0,
  isActualPlan: percent === 0 ? 'true' : 'false',
}));
const buyIn = {
  maxPurchaseAmount: chf(48_250),
  maxBalanceAmount: chf(260_000),
  balanceMaxRatio: '81.4',
  currentCreditBalance: chf(211_750),
  tooltipTitle: 'Einkauf',
  tooltipSubtitle: 'freiwillig',
  tooltipLabel: '{0} sind angespart',
  planName: 'Plan Standard',
  subTitle: null,
  homeOwnershipBalance: null,
  defaultRetirementAge: '65',
  link: 'buyinsimulation',
  graphData: [],
  graphMaxValue: null,
};
const homeOwnership = {
  maxAmount: chf(96_000),
  maxAge: 62,
  projectedGraph: byAge.map(({ age, value }) => ({ age, value })),
  noDataInfo: null,
  projectedGraphUnavailable: false,
  link: 'homeownershipsimulation',
};
const retirement = {
  amount: chf(2310),
  projectedGraph: byAge,
  defaultRetirementAge: '65',
  link: 'retirementsimulation',
};
const benefits = ['Rente', 'Kinderrente'].map((label) => ({ label, helpText: 'pro Jahr', value: chf(24_000) }));
const certificate = '/api/v1/documents/download?anonymize=false&fileCode=A.7%2Bb%3D%3D';

/** Starts the provider on a test's clock. */
export const startPlainProvider = ({ clock }: { readonly clock: Clock }): Promise<TestProvider> => {
  const origin = 'http://localhost:3000';
  const { members, insured } = people();
  const sent: SentMessage[] = [];
  const logins = new Map<string, Login>();
  const registrations = new Map<string, Registration>();
  const changes = new Map<string, Change>();
  const sessions = new Map<string, Person>();
  /** Support staff by the token of a session that shows another member's portal. */
  const viewing = new Map<string, Person>();
  let count = 0;
  const next = (): number => (count += 1);
  const idOf = (kind: string): string => `${kind}.${clock.now().toString(36)}~${next()}`;
  const long = (kind: string, length: number): string => idOf(kind).padEnd(length, 'x');
  const code = (): string => String(4700 + next());

  const send = (
    channel: SentMessage['channel'],
    recipient: string,
    message: { links?: string[]; code?: string },
  ): void => {
    sent.unshift({ channel, recipient, links: message.links ?? [], code: message.code ?? null });
  };
  const openSession = (member: Person): string => {
    const token = long('token', 900);
    sessions.set(token, member);
    return token;
  };
  const registration = (id: string): Registration | undefined => registrations.get(id);

  const confirm: Answer = ({ body: { token = '', code: entered } }) => {
    const change = changes.get(token);
    if (change === undefined) return refuse(400, 'E_CODE', 'Dieser Code gilt nicht mehr.');
    if (change.code !== entered) return data({ isSuccessfull: false });
    const { member, field, value } = change;
    const former = member.emailAddress;
    member[field] = value;
    changes.delete(token);
    send('email', former, {});
    return data({});
  };

  /** Every call of the contract; the compiler reports a missing one. */
  const answers: Readonly<Record<EndpointName, Answer>> = {
    isValidTenantCode: ({ query }) => data({ isValid: query.get('tenantName') === fund ? 1 : 0 }),
    globalSettings: ({ query }) =>
      query.get('tenantName') === fund
        ? data({
            tenantName: fund,
            logoImage: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
            isMultiLanguage: 'true',
            languages: ['fr-FR', 'de-CH', 'rm-CH'],
            disableAnonymization: 0,
          })
        : refuse(404, 'E404', 'Diese Kasse ist nicht bekannt.'),
    requestLoginLink: ({ body: { emailAddress = '', urlCallback = '' } }) => {
      const member = members.find((each) => each.emailAddress === emailAddress);
      if (member === undefined) return refuse(401, 'err_0', 'Unbekannt');
      for (const login of logins.values()) if (login.member === member) login.isOver = true;
      const [sessionId, emailCode] = [idOf('login'), long('code', 1200)];
      logins.set(sessionId, { member, emailCode, smsCode: '', isOver: false });
      send('email', emailAddress, { links: [linkTo(urlCallback, sessionId, emailCode)] });
      return data(null);
    },
    sendLoginSms: ({ parameter, body: { emailCode } }) => {
      const login = logins.get(parameter);
      if (login === undefined || login.isOver || login.emailCode !== emailCode) return gone();
      login.smsCode = code();
      send('sms', login.member.mobileNumber, { code: login.smsCode });
      const { mobileNumber } = login.member;
      return data({ mobileFone: `${mobileNumber.slice(0, 6)}****${mobileNumber.slice(-2)}` });
    },
    logIn: ({ parameter, body: { smsCode } }) => {
      const login = logins.get(parameter);
      if (login === undefined || login.isOver) return gone();
      if (login.smsCode !== smsCode) return refuse(400, 'E_CODE', 'Dieser Code ist falsch.');
      login.isOver = true;
      return data({ token: openSession(login.member) });
    },
    logOut: ({ token }) => {
      sessions.delete(token);
      return nothing();
    },
    requestRegistration: ({ body: { emailAddress = '', urlCallback = '' } }) => {
      const [id, known] = [...registrations].find(([, each]) => each.emailAddress === emailAddress) ?? [
        idOf('anmeldung'),
      ];
      const emailCode = long('code', 300);
      if (known === undefined)
        registrations.set(id, {
          emailAddress,
          emailCodes: new Set([emailCode]),
          person: null,
          mobileNumber: null,
          smsCode: '',
          isNumberConfirmed: false,
          letterCode: '',
        });
      else known.emailCodes.add(emailCode);
      send('email', emailAddress, { links: [linkTo(urlCallback, id, emailCode)] });
      return data({ sent: true });
    },
    validateRegistrationEmail: ({ parameter, body: { emailCode = '' } }) => {
      const known = registration(parameter);
      if (known?.emailCodes.has(emailCode) !== true) return gone();
      return data({
        userDetailsConfirmed: known.person === null ? 0 : 1,
        mobilePhoneConfirmed: known.isNumberConfirmed ? 1 : 0,
        isUserDataVerified: known.isNumberConfirmed ? 1 : 0,
        letterConfirmed: 0,
      });
    },
    register: ({ parameter, body: { firstname, name, birthDate, socialSecurityNumber = '' } }) => {
      const known = registration(parameter);
      if (known === undefined) return unknownRegistration();
      const person = insured.find(
        (each) =>
          each.firstname === firstname &&
          each.lastname === name &&
          each.birthDate === birthDate &&
          each.ahvNumber === socialSecurityNumber.replaceAll('.', ''),
      );
      if (person === undefined) return refuse(400, 'E_PERSON', 'Diese Angaben stimmen nicht.');
      known.person = person;
      return nothing();
    },
    sendRegistrationSms: ({ parameter, body: { mobileNumber = '' } }) => {
      const known = registration(parameter);
      if (known === undefined) return unknownRegistration();
      known.mobileNumber = mobileNumber;
      known.smsCode = code();
      send('sms', mobileNumber, { code: known.smsCode });
      return data({});
    },
    resendRegistrationSms: ({ parameter }) => {
      const known = registration(parameter);
      if (known === undefined) return unknownRegistration();
      known.smsCode = code();
      send('sms', known.mobileNumber ?? '', { code: known.smsCode });
      return data(null);
    },
    validateRegistrationSms: ({ parameter, body: { smsCode } }) => {
      const known = registration(parameter);
      if (known === undefined) return unknownRegistration();
      if (known.smsCode !== smsCode) return data({ isSuccessfull: false });
      known.isNumberConfirmed = true;
      known.letterCode = code();
      send('post', known.person?.lastname ?? '', { code: known.letterCode });
      return data('OK');
    },
    resendRegistrationLetter: ({ parameter }) => {
      const known = registration(parameter);
      if (known === undefined) return unknownRegistration();
      known.letterCode = code();
      send('post', known.person?.lastname ?? '', { code: known.letterCode });
      return Response.json({});
    },
    validateRegistrationLetter: ({ parameter, body: { letterCode } }) => {
      const known = registration(parameter);
      if (known === undefined || known.person === null) return unknownRegistration();
      if (known.letterCode !== letterCode) return data({ isSuccessfull: 0 });
      const member = { ...known.person, emailAddress: known.emailAddress, mobileNumber: known.mobileNumber ?? '' };
      members.push(member);
      registrations.delete(parameter);
      return data({ token: openSession(member) });
    },
    userInfo: ({ member, token }) => {
      const own = viewing.get(token);
      return data(
        {
          firstname: member?.firstname,
          lastname: member?.lastname,
          emailAddress: member?.emailAddress,
          ableToImpersonate: (own ?? member)?.isSupport === true ? 1 : 0,
        },
        own && {
          impersonationBox: {
            title: 'Fremdes Portal',
            text: `Angemeldet als ${own.firstname} ${own.lastname}`,
            loggedSSN: own.ahvNumber,
            impersonatedSSN: member?.ahvNumber,
            isVisible: 1,
          },
        },
      );
    },
    impersonations: ({ member, token }) =>
      (viewing.get(token) ?? member)?.isSupport === true
        ? data({
            items: [
              {
                tenantCode: fund,
                impersonateds: members
                  .filter(({ isSupport }) => isSupport !== true)
                  .map((each) => ({ isActive: each === member ? 1 : 0, socialSecurityNumber: each.ahvNumber })),
              },
            ],
          })
        : refuse(403, 'E403', 'Nur für den Support.'),
    impersonate: ({ member, token, parameter, query }) => {
      const own = viewing.get(token) ?? member;
      if (own?.isSupport !== true) return refuse(403, 'E403', 'Nur für den Support.');
      if (query.get('isActive') !== 'true') {
        viewing.delete(token);
        sessions.set(token, own);
        return nothing();
      }
      const wanted = members.find(({ ahvNumber }) => ahvNumber === parameter.replaceAll('.', ''));
      if (wanted === undefined) return refuse(400, 'E_AHV', 'Unbekannte Nummer.');
      viewing.set(token, own);
      sessions.set(token, wanted);
      return nothing();
    },
    // These calls are the reference provider's own.
    accesses: () => refuse(404, 'E404', 'Nichts hier.'),
    endView: () => refuse(404, 'E404', 'Nichts hier.'),
    viewers: () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    changeMyLanguage: () => nothing(),
    profile: ({ member }) =>
      data({
        personalInformation: {
          firstname: member?.firstname,
          lastname: member?.lastname,
          birthdate: midnight(member?.birthDate ?? ''),
          socialSecurityNumber: member?.ahvNumber,
          civilStatusCode: '2',
          civilStatusName: 'verheiratet',
        },
        loginData: {
          emailAddress: member?.emailAddress,
          restoreEmailAddress: member?.restoreEmailAddress,
          mobileNumber: member?.mobileNumber,
        },
        address: { addressRow1: 'Ahornweg 7', zipCode: 8600, city: 'Waldikon', country: 'Schweiz', countryCode: 'CH' },
        isUserProfileReadOnly: 0,
      }),
    updateLoginData: ({ member, body }) => {
      if (member === null) return refuse(401, 'E401', 'Bitte melden Sie sich an.');
      const field = (['emailAddress', 'restoreEmailAddress', 'mobileNumber'] as const).find((each) => each in body);
      const value = field === undefined ? undefined : body[field];
      if (field === undefined || value === undefined) return refuse(400, 'E_EMPTY', 'Es fehlt eine Angabe.');
      const token = long('bestätigung'.replace('ä', 'ae'), 700);
      const change: Change = { member, field, value, code: code() };
      changes.set(token, change);
      send(field === 'mobileNumber' ? 'sms' : 'email', value, { code: change.code });
      return data({ confirmationToken: token });
    },
    confirmEmail: confirm,
    confirmMobileNumber: confirm,
    changeAddress: () => new Response(null, { status: 201 }),
    changeCivilStatus: () => Response.json({ data: { accepted: 'yes' } }, { status: 201 }),
    additionalSavings: () =>
      data({ selectedPlan: '00', options: savingsPlans, additionalSavingsBox: { isVisible: 1, ...buyIn } }),
    savingsPlans: () => data({ options: savingsPlans }),
    planConfirmation: ({ parameter }) => {
      const plan = savingsPlans.find(({ id }) => id === parameter);
      if (plan === undefined) return refuse(404, 'E404', 'Diesen Plan gibt es nicht.');
      const { title, startDate, value } = plan;
      return data({ subTitle: '{0}', text: 'Ab {1}', additionalSavingsOption: { title, startDate, value } });
    },
    applyPlan: ({ parameter }) =>
      parameter === '02'
        ? data({ subTitle: 'Nicht möglich', text: 'Diesen Plan gibt es erst später.', isError: 'true' })
        : data({
            subTitle: 'Danke',
            text: 'Gespeichert.',
            pdfDownloadLink: 'documents/download?fileCode=A.7%2Bb%3D%3D',
            isError: 0,
          }),
    countries: () =>
      data(
        ['CH:Schweiz', 'LI:Liechtenstein'].map((each) => each.split(':')).map(([key, name]) => ({ code: key, name })),
      ),
    dashboard: ({ member }) =>
      data(
        {
          balanceBox: { ...shown, value: chf(211_750), futureGraph: future, historicalGraph: past },
          inboxBox: shown,
          quittingBox: { ...shown, amount: chf(205_500) },
          purchaseBox: { ...shown, ...buyIn },
          additionalSavingsBox: { isVisible: 0 },
          homeOnwershipBox: { ...shown, ...homeOwnership },
          retirementBox: { ...shown, ...retirement },
          civilStatusBox: { ...shown, civilStatus: 'verheiratet', subTitle: 7 },
          fatalityBox: { ...shown, amount: chf(24_000) },
          unpaidVacationBox: { ...shown, amount: '812.5' },
          faqBox: { isVisible: member?.isSupport === true ? 0 : 1 },
          processingMessageBox: { processingDate: midnight('2026-03-09'), showProcessingDate: 1 },
        },
        { messageBox: { isVisible: 1, title: 'Bitte beachten', text: 'Wir ziehen um.' } },
      ),
    questions: ({ query }) =>
      data(
        [
          { question: 'Wie erhalte ich einen Vorsorgeausweis?', answer: 'Wir schicken ihn Ihnen per Post.' },
          { question: 'Wer hilft mir weiter?', answer: 'Unsere Verwaltung.\n\nSie ist am Montag da.', id: 7 },
        ].filter(({ question }) => question.includes(query.get('searchTerm') ?? '')),
      ),
    contactDetail: () => data({ zeile1: 'Pensionskasse Muster', zeile2: null, zeile3: 8600, telefon: '044 000 00 00' }),
    sendMessage: ({ body: { subject, body: text } }) =>
      subject === undefined || text === undefined ? refuse(400, 'E_EMPTY', 'Es fehlt eine Angabe.') : nothing(),
    // Beyond the specification, so that this provider has never heard of them.
    threads: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    readThread: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    acceptedTerms: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    simulationBasis: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    simulate: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    hints: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    putOffHint: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    keepAhvPension: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    hintCalendar: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    scenarios: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    keepScenario: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    changeScenario: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    deleteScenario: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    scenarioPdf: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    documentsSummary: () => data({ unreadDocumentsAmount: '2', labels: {}, isDocumentOrderingEanabled: 0 }),
    documents: () =>
      data([
        {
          id: 7,
          date: midnight('2026-01-23'),
          documenttype: 'Ausweis',
          stateLabel: null,
          unread: 1,
          pdfLink: certificate,
        },
        {
          id: '6',
          date: midnight('2025-01-22'),
          documenttype: 'Brief',
          stateLabel: 'ersetzt',
          unread: 0,
          pdfLink: certificate,
        },
      ]),
    generateInsuranceFormSet: ({ query }) =>
      data(
        query.has('fileCode')
          ? { isReady: 'true', hasError: 0, fileCode: 'A.7+b==' }
          : { isReady: 0, hasError: 0, fileCode: 'A.7+b==' },
      ),
    downloadDocument: ({ query }) =>
      query.get('fileCode') === 'A.7+b=='
        ? new Response('%PDF-1.4', {
            headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename=Ausweis.pdf' },
          })
        : refuse(404, 'E404', 'Dieses Dokument gibt es nicht.'),
    insuranceOverview: ({ member }) =>
      data({
        graphBox: { value: chf(211_750), futureGraph: future, historicalGraph: past },
        simulationBox: { isVisible: 1, link: 'retirementsimulation' },
        personalInformation: {
          firstname: member?.firstname,
          lastname: member?.lastname,
          birthdate: midnight(member?.birthDate ?? ''),
          admissionDate: midnight('2019-05-01'),
          companyName: 'Muster AG',
          civilStatusName: 'verheiratet',
          activityRate: '80',
          socialSecurityNumber: member?.ahvNumber,
          showTenantPlanInfo: 1,
          tenantName: 'Bergahorn',
          planName: 'Standard',
        },
        certificateBox: { downloadLink: certificate, orderLink: 'documentordering' },
        creditbalanceDetailsBox: {
          isVisible: 1,
          creditBalanceDetailsList: [{ text: 'Gutschriften', value: chf(9000) }],
        },
        payrollAndContributionBox: {
          isVisible: 1,
          payrollDetailsBox: {
            value: chf(60_000),
            payrollDetailsList: [{ text: 'Lohn', helpText: null, valuePerMonth: chf(5000) }],
          },
          contributionDetailsBox: {
            labels: { month: 'Monat' },
            contributionDetailsList: [{ text: 'Beitrag', valuePerMonth: chf(410), valuePerYear: chf(4920) }],
          },
        },
        regularRetirementBox: {
          isVisible: 1,
          annuityDetailsObject: {
            annuityPerYear: chf(27_720),
            annuityPerMonth: chf(2310),
            capital: chf(495_000),
            conversionRate: '5.6',
          },
        },
        invalidityAndDeathBenefitBox: {
          isVisible: 1,
          invalidityBenefitsList: benefits,
          fatalityBenefitsList: benefits,
        },
      }),
    buyIn: () =>
      data({
        purchaseBox: buyIn,
        simulationBox: infoBox('Einkauf berechnen', 'buyinsimulation'),
        financeExpertBox: infoBox('Fachperson', '/kontakt'),
        buyInActionsShortBox: actions('/kontakt'),
      }),
    exitBenefit: () =>
      data({ leavingBenefitBox: { value: chf(205_500) }, actionsBox: actions('https://kasse.example/austritt') }),
    retirement: () => data({ retirementBox: retirement, financeExpertBox: infoBox('Fachperson', '/kontakt') }),
    homeOwnership: () =>
      data({
        homeOnwershipBox: homeOwnership,
        fundingRequestBox: infoBox('Vorbezug', '/kontakt'),
        mortageRequestBox: infoBox('Verpfändung', '/kontakt'),
      }),
    deathBenefit: () =>
      data({
        fatalityBox: { isVisible: 1, amount: chf(24_000) },
        beneficariesList: [
          { fullName: 'Matthias Keller', birthDate: midnight('1983-02-01'), ratio: '100', relationLabel: 'Ehemann' },
        ],
      }),
    disability: () => refuse(404, 'E404', 'Diese Adresse gibt es nicht.'),
    unpaidLeave: () =>
      data({
        unpaidVacationBox: { amount: '812.5' },
        actionsBox: {
          ...actions('/kontakt'),
          actions: [{ text: 'Wie lange fehlen Sie?', link: 'leavesimulation', linkText: 'Kosten berechnen' }],
        },
      }),
    civilStatus: () => data({ civilStatusBox: { civilStatus: 'verheiratet', subTitle: 'seit 2012' } }),
    pageLink: ({ parameter }) => data(`https://rechner.example/${parameter}?fonds=${fund}`),
  };

  const isName = (name: string): name is EndpointName => Object.hasOwn(answers, name);
  const calls = Object.entries<Endpoint>(endpoints).flatMap(([name, { method, path, access }]) =>
    isName(name)
      ? [
          {
            matches: new RegExp(`^${method} /api/v1/${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`),
            needsSession: access === 'session',
            answer: answers[name],
          },
        ]
      : [],
  );

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const line = `${request.method} ${url.pathname}`;
    const call = calls.find(({ matches }) => matches.test(line));
    if (call === undefined) return refuse(404, 'E404', 'Nichts hier.');
    const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
    const member = sessions.get(token) ?? null;
    if (call.needsSession && member === null) return refuse(401, 'E401', 'Bitte melden Sie sich an.');
    const text = await request.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    const fields = isRecord(body) ? Object.entries(body).map(([name, value]) => [name, String(value)] as const) : [];
    return call.answer({
      parameter: decodeURIComponent(call.matches.exec(line)?.[1] ?? ''),
      query: url.searchParams,
      body: Object.fromEntries(fields),
      member,
      token,
    });
  };

  return Promise.resolve({
    origin,
    // Without cookies every browser is the same to it.
    browserFetch: () => (input, init) => answer(new Request(input, init)),
    sentTo: (recipient) => Promise.resolve(sent.filter((message) => message.recipient === recipient)),
    posted: () => Promise.resolve(sent.filter(({ channel }) => channel === 'post')),
  });
};
