import type { RouteKey } from '#contract/route-words.ts';
import type { Namespace } from '#i18n/namespaces.ts';

/** How a route becomes a page. */
export type PageEntry = {
  /** File below src/pages without its ending; it exports a component of the file's name. */
  readonly page: string;
  /** A dialog over the page, likewise below src/pages; the page gets it as its child. */
  readonly dialog?: string;
  /** Texts the page needs beside the shared ones. */
  readonly namespaces: readonly Namespace[];
  /**
   * Who sees it. `session`: whoever is logged in, in the whole shell; `open`: everybody, on the fund's background; `guest`:
   * the same, but whoever is logged in is led to the dashboard; `either`: everybody, in the frame of the pages around it.
   */
  readonly access: 'open' | 'guest' | 'either' | 'session';
  /** `steps`: wider than the pages before the login are, with room for a header of steps. */
  readonly frame?: 'steps';
};

const threshold = (page: string, ...namespaces: Namespace[]): PageEntry => ({
  page,
  namespaces,
  access: 'open',
});

const member = (page: string, ...namespaces: Namespace[]): PageEntry => ({
  page,
  namespaces,
  access: 'session',
});

/** A dialog of the profile, over the profile's page. */
const profile = (dialog?: string): PageEntry => ({
  ...member('profile/ProfilePage', 'profile', 'rules'),
  ...(dialog === undefined ? {} : { dialog: `profile/dialogs/${dialog}` }),
});

/** The page of an address that names no route. */
export const unknownPage: PageEntry = { ...threshold('not-found/NotFoundPage', 'status'), access: 'either' };

const toCome = member('not-available/NotAvailablePage', 'status');
/** A step of the registration; the login's texts say what stands in the way of a try. */
const registration = (page: string): PageEntry => ({
  ...threshold(page, 'registration', 'login', 'rules'),
  frame: 'steps',
});

/** Every route with its page. A route that is missing here does not compile. */
export const pageTable = {
  DASHBOARD: member('dashboard/DashboardPage', 'dashboard'),
  FORBIDDEN: threshold('forbidden/ForbiddenPage', 'status'),
  REDIRECT: threshold('redirect/RedirectPage', 'status'),
  LOGIN: { ...threshold('login/LoginPage', 'login', 'rules'), access: 'guest' },
  LOGINLINK: threshold('login-link/LoginLinkPage', 'login'),
  LOGINSMS: threshold('login-sms/LoginSmsPage', 'login', 'rules'),
  LOGINREMINDER: threshold('login-reminder/LoginReminderPage', 'login', 'status', 'rules'),
  LOGINACCESSREVOKED: threshold('login-access-revoked/LoginAccessRevokedPage', 'login', 'status'),
  LOGINEXPIRED: threshold('login-expired/LoginExpiredPage', 'login'),
  REGISTER: registration('register/RegisterPage'),
  REGISTERSTART: registration('register-start/RegisterStartPage'),
  REGISTERPHONE: registration('register-phone/RegisterPhonePage'),
  REGISTERCODE: registration('register-code/RegisterCodePage'),
  REGISTERAHV: registration('register-ahv/RegisterAhvPage'),
  REGISTERBIRTHDAY: registration('register-birthday/RegisterBirthdayPage'),
  REGISTERNAME: registration('register-name/RegisterNamePage'),
  REGISTERSMS: registration('register-sms/RegisterSmsPage'),
  REGISTERMESSAGE: registration('register-message/RegisterMessagePage'),
  REGISTERSEND: registration('register-send/RegisterSendPage'),
  REGISTERFINISH: registration('register-finish/RegisterFinishPage'),
  REGISTERTERMS: { ...threshold('terms/TermsPage', 'status'), frame: 'steps' },
  PROFILE: profile(),
  PROFILECIVILSTATUS: profile('CivilStatusDialog'),
  PROFILEEMAIL: profile('EmailDialog'),
  PROFILEPHONE: profile('PhoneDialog'),
  PROFILEADDRESS: profile('AddressDialog'),
  PROFILEPHONEVERIFICATION: profile('PhoneVerificationDialog'),
  PROFILEEMAILVERIFICATION: profile('EmailVerificationDialog'),
  PROFILERECOVERY: profile('RecoveryDialog'),
  TERMS: member('terms/TermsPage', 'status'),
  INSURANCE: member('insurance/InsurancePage', 'detail', 'insurance'),
  RETIREMENT: member('retirement/RetirementPage', 'detail', 'retirement'),
  HOMEOWNERSHIP: member('home-ownership/HomeOwnershipPage', 'detail', 'homeOwnership'),
  ADDITIONALSAVINGS: toCome,
  ADDITIONALSAVINGSAPPLY: toCome,
  ADDITIONALSAVINGSCUSTOMIZE: toCome,
  ADDITIONALSAVINGSCONFIRMATION: toCome,
  BENEFITS: member('benefits/BenefitsPage', 'detail', 'benefits'),
  CIVILSTATUS: member('civil-status/CivilStatusPage', 'detail', 'civilStatus'),
  DEATH: member('death/DeathPage', 'detail', 'death'),
  EXIT: member('exit/ExitPage', 'detail', 'exit'),
  DOCUMENTS: toCome,
  CONTACT: toCome,
  VACATION: member('vacation/VacationPage', 'detail', 'vacation'),
  QUESTIONS: toCome,
} as const satisfies Record<RouteKey, PageEntry>;

/** The page of a route, or the one that says there is none. */
export const pageOf = (key: RouteKey | null): PageEntry => (key === null ? unknownPage : pageTable[key]);
