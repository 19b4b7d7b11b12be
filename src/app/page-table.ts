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
  ...member('profile/ProfilePage', 'profile', 'forms', 'rules'),
  ...(dialog === undefined ? {} : { dialog: `profile/dialogs/${dialog}` }),
});

/** The page of an address that names no route. */
export const unknownPage: PageEntry = { ...threshold('not-found/NotFoundPage', 'status'), access: 'either' };

const toCome = member('not-available/NotAvailablePage', 'status');
/** A step of the registration. */
const registration = (page: string): PageEntry => ({
  ...threshold(page, 'registration', 'forms', 'rules'),
  frame: 'steps',
});

/** Every route with its page. A route that is missing here does not compile. */
export const pageTable = {
  dashboard: member('dashboard/DashboardPage', 'dashboard'),
  forbidden: threshold('forbidden/ForbiddenPage', 'status'),
  redirect: threshold('redirect/RedirectPage', 'status'),
  login: { ...threshold('login/LoginPage', 'login', 'forms', 'rules'), access: 'guest' },
  'login-link': threshold('login-link/LoginLinkPage', 'login', 'forms'),
  'login-sms': threshold('login-sms/LoginSmsPage', 'login', 'forms', 'rules'),
  'login-reminder': threshold('login-reminder/LoginReminderPage', 'login', 'forms', 'status', 'rules'),
  'login-access-revoked': threshold('login-access-revoked/LoginAccessRevokedPage', 'login', 'status'),
  'login-expired': threshold('login-expired/LoginExpiredPage', 'login'),
  register: registration('register/RegisterPage'),
  'register-start': registration('register-start/RegisterStartPage'),
  'register-phone': registration('register-phone/RegisterPhonePage'),
  'register-code': registration('register-code/RegisterCodePage'),
  'register-ahv': registration('register-ahv/RegisterAhvPage'),
  'register-birthday': registration('register-birthday/RegisterBirthdayPage'),
  'register-name': registration('register-name/RegisterNamePage'),
  'register-sms': registration('register-sms/RegisterSmsPage'),
  'register-message': registration('register-message/RegisterMessagePage'),
  'register-send': registration('register-send/RegisterSendPage'),
  'register-finish': registration('register-finish/RegisterFinishPage'),
  'register-terms': { ...threshold('terms/TermsPage', 'status'), frame: 'steps' },
  profile: profile(),
  'profile-civil-status': profile('CivilStatusDialog'),
  'profile-email': profile('EmailDialog'),
  'profile-phone': profile('PhoneDialog'),
  'profile-address': profile('AddressDialog'),
  'profile-phone-verification': profile('PhoneVerificationDialog'),
  'profile-email-verification': profile('EmailVerificationDialog'),
  'profile-recovery': profile('RecoveryDialog'),
  terms: member('terms/TermsPage', 'status'),
  'insurance-overview': member('insurance-overview/InsuranceOverviewPage', 'detail', 'insurance-overview'),
  retirement: member('retirement/RetirementPage', 'detail', 'retirement'),
  'home-ownership': member('home-ownership/HomeOwnershipPage', 'detail', 'home-ownership'),
  'additional-savings': toCome,
  'additional-savings-apply': toCome,
  'additional-savings-customize': toCome,
  'additional-savings-confirmation': toCome,
  'buy-in': member('buy-in/BuyInPage', 'detail', 'buy-in'),
  'civil-status': member('civil-status/CivilStatusPage', 'detail', 'civil-status'),
  'death-benefit': member('death-benefit/DeathBenefitPage', 'detail', 'death-benefit'),
  'exit-benefit': member('exit-benefit/ExitBenefitPage', 'detail', 'exit-benefit'),
  documents: toCome,
  contact: toCome,
  'unpaid-leave': member('unpaid-leave/UnpaidLeavePage', 'detail', 'unpaid-leave'),
  questions: toCome,
} as const satisfies Record<RouteKey, PageEntry>;

/** The page of a route, or the one that says there is none. */
export const pageOf = (key: RouteKey | null): PageEntry => (key === null ? unknownPage : pageTable[key]);
