import sessions from 'virtual:recorded/sessions';
import type { Locale } from '#kernel/locale.ts';
import type { Person } from '../axes.ts';
import type { Answer } from '../story-provider.ts';
import type { MemberRecording, RecordedAnswer, RefusalRecording, RegistrationRecording } from './recording.ts';

/** Answers as the provider did. */
export const replayed =
  ({ status, body }: RecordedAnswer): Answer =>
  () =>
    Response.json(body, { status });

/** What the provider answers to a member; to somebody whom the fund doesn't have, as to another one. */
export const replayedMember = (person: Person, name: keyof MemberRecording): Answer => {
  const own = sessions.members[person?.id ?? ''] ?? Object.values(sessions.members)[0];
  if (own === undefined) throw new Error('Nobody’s calls were recorded.');
  return replayed(own[name]);
};

/** What the provider answers to somebody who registers. */
export const replayedRegistration = (name: keyof RegistrationRecording): Answer =>
  replayed(sessions.registration[name]);

/** A refusal of the login, in the words of the provider. */
export const replayedRefusal = (language: Locale, name: keyof RefusalRecording): Answer =>
  replayed(sessions.refusals[language][name]);
