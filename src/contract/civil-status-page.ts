import * as z from 'zod/mini';
import { derivationSchema } from './derivation.ts';
import { amount, maybe, text } from './fields.ts';
import { actionsBoxSchema, companionNames, companions, shown } from './pages.ts';
import { sent } from './sent.ts';

/** Beyond the specification: what applies in a civil status if the member died, and what a divorce would take. CHF. */
const statusFiguresSchema = sent({
  /** The present status, or one that may follow it. */
  kind: z.enum(['today', 'marriage', 'cohabitation', 'divorce']),
  /** Pension of spouse or partner a month. */
  partnerPerMonth: z.number(),
  /** Why a partner would get none, in the provider's words. */
  note: text,
  lumpSum: z.number(),
  /** What a divorce today would take from the member for their spouse; null on all other changes. */
  share: z.nullable(
    sent({
      /** Null if it can't be said. */
      amount,
      missing: z.nullable(z.enum(['benefitAtMarriage', 'moved', 'pension'])),
      /** Buy-ins since the marriage that are counted. */
      bought: z.number(),
    }),
  ),
  derivations: maybe(z.array(derivationSchema)),
});

/** The page on civil status and cohabitation. */
export const civilStatusSchema = sent(
  {
    ...companions,
    statuses: maybe(z.array(statusFiguresSchema)),
    /** Beyond the specification: whether children would get orphans’ pensions. */
    orphans: maybe(z.boolean()),
    actions: z.nullable(actionsBoxSchema),
    civilStatus: z.nullable(sent({ isVisible: shown, civilStatus: text, subTitle: text })),
  },
  { ...companionNames, civilStatus: 'civilStatusBox' },
);

export type CivilStatusAnswer = z.infer<typeof civilStatusSchema>;
