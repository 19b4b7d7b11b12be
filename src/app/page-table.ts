import type { RouteKey } from '#contract/route-words.ts';
import type { Namespace } from '#i18n/namespaces.ts';

/** A route's page. Its words and its access are in the contract (`route-words.ts`). */
export type PageEntry = {
  /** File in src/pages without extension; exports a component of the same name. */
  readonly page: string;
  /** A dialog over the page, also in src/pages; the page renders it in its `Outlet`. */
  readonly dialog?: string;
  /** Namespaces the page needs besides the shared ones. */
  readonly namespaces: readonly Namespace[];
  /** `steps`: a flow before login, in a panel that keeps its height from step to step. */
  readonly frame?: 'steps';
};

const page = (file: string, ...namespaces: Namespace[]): PageEntry => ({ page: file, namespaces });

/** A page of figures, with what the member must know about them. */
const figures = (file: string, ...own: Namespace[]): PageEntry => page(file, 'detail', 'hints', ...own);

/** The profile, or a dialog over it. */
const profile = (dialog?: string): PageEntry => ({
  ...page('profile/ProfilePage', 'profile', 'forms', 'rules'),
  ...(dialog === undefined ? {} : { dialog: `profile/dialogs/${dialog}` }),
});

/** The page of an unknown address. */
export const unknownPage: PageEntry = page('not-found/NotFoundPage', 'status');

/** A step of the choice of a savings plan, over its page. */
const planChoice: PageEntry = {
  ...figures('additional-savings/AdditionalSavingsPage', 'additional-savings', 'forms'),
  dialog: 'additional-savings/dialogs/PlanChoiceDialog',
};

/** A step of the registration. */
const registration = (file: string): PageEntry => ({
  ...page(file, 'registration', 'forms', 'rules'),
  frame: 'steps',
});

/** Every route with its page; the compiler reports missing ones. */
export const pageTable = {
  dashboard: page('dashboard/DashboardPage', 'dashboard', 'hints'),
  forbidden: page('forbidden/ForbiddenPage', 'status'),
  redirect: page('redirect/RedirectPage', 'status'),
  login: page('login/LoginPage', 'login', 'forms', 'rules'),
  'login-link': page('login-link/LoginLinkPage', 'login', 'forms'),
  'login-sms': page('login-sms/LoginSmsPage', 'login', 'forms', 'rules'),
  'login-reminder': page('login-reminder/LoginReminderPage', 'login', 'forms', 'status', 'rules', 'profile'),
  'login-access-revoked': page('login-access-revoked/LoginAccessRevokedPage', 'login', 'status'),
  'login-expired': page('login-expired/LoginExpiredPage', 'login', 'status'),
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
  'register-terms': { ...page('terms/TermsPage', 'terms'), frame: 'steps' },
  profile: profile(),
  'profile-civil-status': profile('CivilStatusDialog'),
  'profile-email': profile('EmailDialog'),
  'profile-phone': profile('PhoneDialog'),
  'profile-address': profile('AddressDialog'),
  'profile-phone-verification': profile('PhoneVerificationDialog'),
  'profile-email-verification': profile('EmailVerificationDialog'),
  'profile-recovery': profile('RecoveryDialog'),
  terms: page('terms/TermsPage', 'terms'),
  'insurance-overview': figures('insurance-overview/InsuranceOverviewPage', 'insurance-overview'),
  retirement: figures('retirement/RetirementPage', 'retirement'),
  'home-ownership': figures('home-ownership/HomeOwnershipPage', 'home-ownership'),
  'additional-savings': figures('additional-savings/AdditionalSavingsPage', 'additional-savings'),
  'additional-savings-apply': planChoice,
  'additional-savings-customize': planChoice,
  'additional-savings-confirmation': planChoice,
  'buy-in': figures('buy-in/BuyInPage', 'buy-in'),
  'civil-status': figures('civil-status/CivilStatusPage', 'civil-status'),
  'death-benefit': figures('death-benefit/DeathBenefitPage', 'death-benefit'),
  disability: figures('disability/DisabilityPage', 'disability'),
  'exit-benefit': figures('exit-benefit/ExitBenefitPage', 'exit-benefit'),
  documents: page('documents/DocumentsPage', 'detail', 'documents'),
  contact: page('contact/ContactPage', 'detail', 'contact', 'forms', 'rules'),
  'unpaid-leave': figures('unpaid-leave/UnpaidLeavePage', 'unpaid-leave'),
  questions: page('questions/QuestionsPage', 'detail', 'questions'),
} as const satisfies Record<RouteKey, PageEntry>;

/** The page of a route, or of an unknown address. */
export const pageOf = (key: RouteKey | null): PageEntry => (key === null ? unknownPage : pageTable[key]);
