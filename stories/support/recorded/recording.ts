import type { SamplePerson } from '#contract/studio/answers.ts';
import type { Locale } from '#kernel/locale.ts';

/** What the provider answered to a call. */
export type RecordedAnswer = { readonly status: number; readonly body: unknown };

/** A member's calls around the session, and those that only say that something was done. */
export type MemberRecording = Readonly<
  Record<
    | 'requestLoginLink'
    | 'sendLoginSms'
    | 'logIn'
    | 'viewers'
    | 'acceptedTerms'
    | 'sendMessage'
    | 'readThread'
    | 'logOut',
    RecordedAnswer
  >
>;

/** Somebody's calls who registers. */
export type RegistrationRecording = Readonly<
  Record<
    | 'validateRegistrationEmail'
    | 'register'
    | 'sendRegistrationSms'
    | 'resendRegistrationSms'
    | 'validateRegistrationSms'
    | 'resendRegistrationLetter'
    | 'validateRegistrationLetter',
    RecordedAnswer
  >
>;

/** Refusals of the login, in a language. */
export type RefusalRecording = Readonly<Record<'withoutSession' | 'wrongCode' | 'usedLink', RecordedAnswer>>;

/** What the provider answers around the session. */
export type SessionRecording = {
  /** By the member's id. */
  readonly members: Readonly<Record<string, MemberRecording>>;
  readonly registration: RegistrationRecording;
  /** A member's two threads: one that the fund has answered, and one that it has received. */
  readonly threads: RecordedAnswer;
  readonly refusals: Readonly<Record<Locale, RefusalRecording>>;
};

/** A fund's studio: an administrator signs in, and what the draft becomes. */
export type StudioRecording = Readonly<
  Record<
    | 'withoutSession'
    | 'fundName'
    | 'requestStudioLink'
    | 'sendStudioSms'
    | 'wrongCode'
    | 'signIn'
    | 'administrator'
    /** Nobody has changed it since the last publication. */
    | 'draft'
    /** One colour differs from what members see. */
    | 'changedDraft'
    /** Another administrator has saved another name meanwhile. */
    | 'draftOfAnother'
    | 'fundFacts'
    | 'saveDraft'
    | 'conflict'
    | 'publish'
    | 'restore'
    /** The folder of the revision in another colour. */
    | 'readFolder'
    | 'discardDraft'
    | 'revisions'
    | 'previewLinks'
    | 'makePreviewLink'
    | 'openPreview'
    | 'previewOver'
    /** A draft with an invalid colour, which must not be published. */
    | 'brokenDraft'
    /** The folder of that draft. */
    | 'readBrokenFolder'
    /** The draft isn't any more as it was when it was reviewed. */
    | 'publishConflict'
    | 'imageCleaned'
    | 'imageRefused'
    | 'signOut',
    RecordedAnswer
  >
> & {
  /** A draft that waits for a second person; null where the fund wants none. */
  readonly offers: {
    /** The administrator has offered it. */
    readonly own: RecordedAnswer;
    /** Another administrator has offered it. */
    readonly another: RecordedAnswer;
  } | null;
  /** What each revision holds, by its number. */
  readonly revisionFiles: Readonly<Record<string, RecordedAnswer>>;
  /** What a frame begins with, as each of the sample people. */
  readonly beginnings: Readonly<Record<SamplePerson, RecordedAnswer>>;
};
