import { flag, knownDay } from './fields.ts';
import { sent } from './sent.ts';

/** Answer of `users/current/terms`: which terms of use the member has accepted. */
export const acceptedTermsSchema = sent({
  /** Null if it is unknown, as for accounts older than the record of it. */
  acceptedOn: knownDay,
  /** Whether they are those in force; only of interest if the day is known. */
  isCurrent: flag,
});
