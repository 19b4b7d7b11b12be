import * as z from 'zod/mini';
import { hintKeys, type HintKey } from '#pension/hint-keys.ts';
import type { ContactTopic } from './contact-topics.ts';
import { amount, day, flag, knownDay, maybe } from './fields.ts';
import type { RouteKey } from './route-words.ts';
import { sent } from './sent.ts';
import { apart, whole } from './whole.ts';

/**
 * Something that is important to the member, as data: the portal has the words. A reader drops a hint whose key it doesn't
 * know, and keeps the others.
 */
export const hintSchema = whole(
  sent({
    key: z.enum(hintKeys),
    /** The last day on which one can act, or the day of what is said; `null` without one, or if the day would tell the age. */
    date: knownDay,
    /** CHF. */
    amount,
    /** The part of the maximum buy-in that makes up for a divorce, in CHF; omitted if there is none. */
    afterDivorce: maybe(z.number()),
    /**
     * Whether the member retires before capital may be drawn from a buy-in of today; omitted if not, and with hidden personal
     * data.
     */
    isPensionOnly: maybe(z.boolean()),
    /** Whole months until retirement. */
    months: z.nullable(z.number()),
    /** The last day on which a lump sum could be announced, if it has passed. */
    passed: knownDay,
    /** The member's message about it and its latest day; omitted if they haven't written. */
    message: apart(maybe(sent({ threadId: z.string(), date: day, isAnswered: flag }))),
  }),
);

/** A hint as it is sent: amounts in CHF. */
export type SentHint = z.infer<typeof hintSchema>;

/** Answer of `hints`: at most three, the most urgent first. */
export const hintsSchema = z.array(hintSchema);

/** Body of `PUT hints/{key}/put-off`: puts a hint off, or takes that back. */
export const putOffSchema = z.object({ isPutOff: z.boolean() });

/** Answer of `PUT hints/{key}/put-off`: the day on which the hint comes back; `null` if it isn’t put off. */
export const putOffAnswerSchema = sent({ until: knownDay });

/** The messages that do what a hint asks for. */
export const hintTopics: { readonly [Key in HintKey]?: ContactTopic } = {
  birthDateUnknown: 'birthDate',
  stayInsured: 'stayInsured',
  retirementNear: 'retirement',
  buyInThisYear: 'buyIn',
};

/** Where one can act on a hint. */
export const hintRoutes = {
  partnerNotDeclared: 'documents',
  birthDateUnknown: 'contact',
  stayInsured: 'exit-benefit',
  lumpSumNotice: 'retirement',
  retirementNear: 'retirement',
  openWithdrawal: 'home-ownership',
  planChange: 'additional-savings',
  buyInThisYear: 'buy-in',
  buyInLockEnds: 'buy-in',
  recoveryAddressMissing: 'profile-recovery',
} as const satisfies Record<HintKey, RouteKey>;
