import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { ContactTopic } from '#contract/contact-topics.ts';
import type { AccessReason, ImpersonationEnd } from '#contract/impersonation.ts';
import type { RevisionKind } from '#contract/studio/answers.ts';
import type { ContentPart, ContentSchema, PageContent, SidebarContent } from '#contract/content.ts';

type Moment = Date;
type Json<T> = ColumnType<T, string, string>;

/** A fund whose members are in the database. */
type FundTable = { tenant: string; members_version: string; seeded_at: Moment };

/** What a fund knows of a person; `record` is parsed by the contract's schema on every read. */
type InsuredPersonTable = { tenant: string; id: string; record: Json<unknown>; version: Generated<number> };

/** A person's login. `email_key` is the address in lower case. */
type AccountTable = {
  tenant: string;
  member_id: string;
  email_key: string;
  email_address: string;
  recovery_address: string | null;
  mobile_number: string;
  language: Locale;
  access: 'open' | 'locked' | 'left';
  able_to_impersonate: boolean;
  failures: Generated<number>;
  last_failed_at: Moment | null;
  blocked_until: Moment | null;
  /** Which terms of use were accepted, and when; null if that is unknown. */
  terms_version: ColumnType<string | null, string | null | undefined, string | null>;
  terms_accepted_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
};

/** One login, from the mailed link to the used code. */
type LoginFlowTable = {
  tenant: string;
  id: string;
  member_id: string;
  locale: Locale;
  created_at: Moment;
  link_hash: string;
  link_expires_at: Moment;
  /** When a newer link was mailed. */
  superseded_at: Moment | null;
  /** When it led to a login. */
  used_at: Moment | null;
  sms_hash: string | null;
  sms_expires_at: Moment | null;
  sms_sent_at: Moment | null;
  sms_count: Generated<number>;
  tries_left: Generated<number>;
};

type SessionTable = {
  tenant: string;
  id: string;
  token_hash: string;
  member_id: string;
  /** The language of the page at login, until the member chooses another. */
  locale: Locale;
  created_at: Moment;
  last_seen_at: Moment;
  /** What has been read in this session and is already in the access log. */
  disclosed: ColumnType<string[], string[] | undefined, string[]>;
  /** Set while support staff view this member's portal; then the session is theirs. */
  impersonation_id: ColumnType<string | null, string | null | undefined, string | null>;
};

/** Support staff who view a member's portal, from start to end. */
type ImpersonationTable = {
  tenant: string;
  /** Unguessable. */
  id: string;
  actor_id: string;
  actor_name: string;
  subject_id: string;
  reason: AccessReason;
  note: string | null;
  started_at: Moment;
  ends_at: Moment;
  ended_at: Moment | null;
  ended_by: ImpersonationEnd | null;
};

/** One mailed registration link. */
type RegistrationTable = {
  tenant: string;
  id: string;
  applicant_id: string;
  locale: Locale;
  created_at: Moment;
  link_hash: string;
  link_expires_at: Moment;
  superseded_at: Moment | null;
};

/** A registration with an e-mail address, and its progress; every link mailed to the address resumes it. */
type ApplicantTable = {
  tenant: string;
  id: string;
  email_key: string;
  email_address: string;
  locale: Locale;
  login_page: string;
  created_at: Moment;
  /** The insured person, once the data matched. */
  member_id: string | null;
  /** Tries to identify an insured person, until `tries_until`; then they start over. */
  tries_left: number;
  tries_until: Moment | null;
  mobile_number: string | null;
  sms_hash: string | null;
  sms_expires_at: Moment | null;
  sms_tries_left: Generated<number>;
  mobile_confirmed_at: Moment | null;
  letter_hash: string | null;
  letter_expires_at: Moment | null;
  letter_sent_at: Moment | null;
  letter_tries_left: Generated<number>;
  /** The newest letter's message. */
  letter_message: string | null;
  completed_at: Moment | null;
  session_id: string | null;
  /** Which terms of use were accepted, and when. */
  terms_version: ColumnType<string | null, string | null | undefined, string | null>;
  terms_accepted_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
};

/** A browser that opened an applicant's link: what it may continue, until when, and whether it passed the SMS step. */
type ApplicantBrowserTable = {
  tenant: string;
  applicant_id: string;
  browser_hash: string;
  registration_id: string;
  open_until: Moment;
  sms_confirmed_at: Moment | null;
};

/**
 * A change that a member wants. Login data take effect once their code is confirmed, the rest once the fund has
 * processed it.
 */
type ProfileRequestTable = {
  tenant: string;
  /** Unguessable, because it is the confirmation token. */
  id: string;
  member_id: string;
  kind: 'emailAddress' | 'restoreEmailAddress' | 'mobileNumber' | 'address' | 'civilStatus';
  state: 'requested' | 'confirmed' | 'processed' | 'superseded';
  content: Json<unknown>;
  requested_at: Moment;
  settled_at: Moment | null;
  code_hash: string | null;
  expires_at: Moment | null;
  tries_left: Generated<number>;
};

type RateLimitTable = { tenant: string; key: string; hits: Moment[]; admitted: boolean; expires_at: Moment };

/** Every outgoing message: mail, SMS and letters, queued in the transaction that causes it. */
type MessageTable = {
  id: string;
  tenant: string;
  channel: 'email' | 'sms' | 'post';
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  links: Json<string[]>;
  code: string | null;
  /** The content to print a letter from; null for mail and SMS. */
  letter: Json<unknown> | null;
  created_at: Moment;
  /** Order of the outbox for messages of the same moment. */
  position: Generated<number>;
  sent_at: Moment | null;
  attempts: Generated<number>;
  /** Null once given up. */
  next_attempt_at: Moment | null;
  last_error: string | null;
};

/**
 * Who read or changed whose data (DSV art. 4). Positions and hashes are set by the database: each line is part of the
 * fund's chain and of its subject's.
 */
type AccessLogTable = {
  tenant: string;
  position: ColumnType<number, never, never>;
  at: Moment;
  actor: string;
  subject: string;
  act: string;
  object: string;
  request_id: string;
  /** The name of support staff; null for the member. */
  actor_name: ColumnType<string | null, string | null | undefined, never>;
  impersonation: ColumnType<string | null, string | null | undefined, never>;
  reason: ColumnType<string | null, string | null | undefined, never>;
  note: ColumnType<string | null, string | null | undefined, never>;
  previous_hash: ColumnType<string, never, never>;
  hash: ColumnType<string, never, never>;
  subject_position: ColumnType<number, never, never>;
  subject_previous_hash: ColumnType<string, never, never>;
  subject_hash: ColumnType<string, never, never>;
};

/** The kinds of document that the provider prints. */
export type DocumentType = 'pensionCertificate' | 'contributionStatement' | 'planConfirmation' | 'insuranceFormSet';

/** The newest line of a chain; `subject` is empty for the fund's own. Set by the database. */
type AccessLogHeadTable = { tenant: string; subject: string; position: number; hash: string };

/** What a fund's log is known by since its first line; set by the database. */
type AccessLogOriginTable = { tenant: string; id: string; began_at: Moment };

type DocumentTable = {
  tenant: string;
  id: string;
  member_id: string;
  /** Calendar day, `YYYY-MM-DD`. */
  date: string;
  type: DocumentType;
  unread: boolean;
  /** `superseded` by a newer document. */
  state: Generated<'valid' | 'superseded'>;
  /** What its kind needs besides the member's record. */
  parameters: ColumnType<unknown, string | undefined, string>;
  /** The language it is printed in. */
  locale: Locale;
};

/** A document's file, printed once. */
type DocumentFileTable = {
  tenant: string;
  document_id: string;
  name: string;
  content: Uint8Array;
  printed_at: Moment;
};

/** A document that a member asked for, until it is made. */
type DocumentJobTable = {
  tenant: string;
  id: string;
  member_id: string;
  type: DocumentType;
  parameters: Json<unknown>;
  locale: Locale;
  /** The day whose figures are printed, `YYYY-MM-DD`. */
  date: string;
  /** Identifies the figures: the same basis gives the same document. */
  basis: string;
  /** The document it ends in. */
  document_id: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  attempts: Generated<number>;
  next_attempt_at: Moment;
  /** Until then a running job belongs to one process. */
  lease_until: Moment | null;
  last_error: string | null;
  created_at: Moment;
  finished_at: Moment | null;
};

/** A page's or sidebar's content in a language; `body` is what the content service answers. */
type ContentTable = {
  tenant: string;
  locale: Locale;
  schema: ContentSchema;
  part: ContentPart;
  body: Json<PageContent | SidebarContent>;
};

/** The version of a fund's folder that its content is from. */
type ContentVersionTable = { tenant: string; version: string; seeded_at: Moment };

/** A question with its answer in a language. */
type QuestionTable = {
  tenant: string;
  locale: Locale;
  id: string;
  position: number;
  heading: string | null;
  question: string;
  answer: string;
  link: string | null;
  link_text: string | null;
};

/** What a member has written to the fund on one subject, with the fund's answers. */
type ThreadTable = {
  tenant: string;
  id: string;
  member_id: string;
  subject: string;
  locale: Locale;
  portal_origin: string;
  changed_at: Moment;
  topic: ContactTopic | null;
  /** Whether it has an answer that the member hasn't seen. */
  unread: Generated<boolean>;
};

/** A message of a thread. Its id is also that of the mail that it causes. */
type ThreadMessageTable = {
  tenant: string;
  id: string;
  thread_id: string;
  author: 'member' | 'fund';
  body: string;
  sent_at: Moment;
  position: Generated<number>;
};

/** A savings plan that a member has chosen in the portal. */
type PlanChoiceTable = {
  tenant: string;
  id: string;
  member_id: string;
  plan: '00' | '01' | '02';
  /** Calendar day, `YYYY-MM-DD`. */
  starts_on: string;
  chosen_at: Moment;
  position: Generated<number>;
};

/** A scenario that a member has kept. */
type ScenarioTable = {
  tenant: string;
  id: string;
  member_id: string;
  /** One of another version may not be there any more. */
  simulator: string;
  name: string;
  /** Equal for names that a reader can't tell apart. */
  name_key: string;
  /** Which lines of what was entered the name says. */
  name_says: ColumnType<string[], string | undefined, string>;
  /** Read by the engine's schema; one of another version may not be readable any more. */
  changes: Json<unknown>;
  /** Identifies the data and rules that it was kept on. */
  basis: string;
  kept_at: Moment;
  position: Generated<number>;
};

/** A hint that a member has put off. */
type AhvPensionTable = {
  tenant: string;
  member_id: string;
  /** CHF. */
  per_month: number;
};

type HintPutOffTable = {
  tenant: string;
  member_id: string;
  /** One of another version may not be there any more. */
  hint: string;
  /** Calendar day on which it comes back, YYYY-MM-DD. */
  until: string;
};

/** Somebody who edits a fund's portal in the studio. `email_key` is the address in lower case. */
type AdministratorTable = {
  tenant: string;
  id: string;
  name: string;
  email_key: string;
  email_address: string;
  mobile_number: string;
  language: Locale;
  failures: Generated<number>;
  last_failed_at: Moment | null;
  blocked_until: Moment | null;
};

/** One sign-in to the studio, from the mailed link to the used code. */
type AdministratorLoginTable = Omit<LoginFlowTable, 'member_id'> & { administrator_id: string };

type AdministratorSessionTable = {
  tenant: string;
  token_hash: string;
  administrator_id: string;
  locale: Locale;
  created_at: Moment;
  last_seen_at: Moment;
};

/** An image of a fund, by the SHA-256 of its content. */
type FundImageTable = {
  tenant: string;
  hash: string;
  content: Uint8Array;
  /** When it was last sent, or wanted by a draft. */
  stored_at: Moment;
  /** Whether a revision has shown it. */
  published: Generated<boolean>;
};

/** What a fund's portal was made from; the newest is live. `files` is parsed by the contract's schema on every read. */
type FundRevisionTable = {
  tenant: string;
  number: number;
  kind: RevisionKind;
  files: Json<unknown>;
  digest: string;
  author_id: string;
  author: string;
  approved_by: string | null;
  comment: string;
  restores: number | null;
  at: Moment;
};

/** What a fund's administrators are preparing. */
type FundDraftTable = {
  tenant: string;
  version: number;
  based_on: number;
  files: Json<unknown>;
  digest: string;
  kind: Exclude<RevisionKind, 'folder'>;
  restores: number | null;
  saved_by_id: string;
  saved_by: string;
  saved_at: Moment;
  offered_by_id: string | null;
  offered_by: string | null;
  offered_at: Moment | null;
  offer_comment: string | null;
};

/** A secret address under which a fund's draft can be looked at. */
type PreviewLinkTable = {
  tenant: string;
  id: string;
  token_hash: string;
  shared: boolean;
  /** Who has made it; it ends with their account. */
  administrator_id: string;
  made_by: string;
  made_at: Moment;
  ends_at: Moment;
};

type MetaTable = { key: string; value: string };

/** All tables of the provider. */
export type Database = {
  fund: FundTable;
  insured_person: InsuredPersonTable;
  account: AccountTable;
  login_flow: LoginFlowTable;
  session: SessionTable;
  impersonation: ImpersonationTable;
  registration: RegistrationTable;
  applicant: ApplicantTable;
  applicant_browser: ApplicantBrowserTable;
  profile_request: ProfileRequestTable;
  rate_limit: RateLimitTable;
  message: MessageTable;
  access_log: AccessLogTable;
  access_log_head: AccessLogHeadTable;
  access_log_origin: AccessLogOriginTable;
  document: DocumentTable;
  document_file: DocumentFileTable;
  document_job: DocumentJobTable;
  content: ContentTable;
  content_version: ContentVersionTable;
  question: QuestionTable;
  thread: ThreadTable;
  thread_message: ThreadMessageTable;
  plan_choice: PlanChoiceTable;
  scenario: ScenarioTable;
  hint_put_off: HintPutOffTable;
  ahv_pension: AhvPensionTable;
  administrator: AdministratorTable;
  administrator_login: AdministratorLoginTable;
  administrator_session: AdministratorSessionTable;
  fund_image: FundImageTable;
  fund_revision: FundRevisionTable;
  fund_draft: FundDraftTable;
  preview_link: PreviewLinkTable;
  meta: MetaTable;
};

export type Account = Selectable<AccountTable>;
export type Applicant = Selectable<ApplicantTable>;
export type ProfileRequest = Selectable<ProfileRequestTable>;
export type Message = Selectable<MessageTable>;
export type DocumentRow = Selectable<DocumentTable>;
export type DocumentJob = Selectable<DocumentJobTable>;
export type Administrator = Selectable<AdministratorTable>;
/** A login, from the mailed link to the used code, without whose it is. */
export type PendingLogin = Omit<Selectable<LoginFlowTable>, 'member_id'>;
export type RevisionRow = Selectable<FundRevisionTable>;
export type DraftRow = Selectable<FundDraftTable>;
export type ScenarioRow = Selectable<ScenarioTable>;
