import * as z from 'zod/mini';
import { typedLine } from '#domain/rule-schema.ts';
import { personName } from '#domain/rules.ts';

/** First and last name as on the pension certificate; both are required. */
export const nameSchema = z.object({ firstname: typedLine(personName), name: typedLine(personName) });

/** The values of the name form. */
export type NameForm = z.infer<typeof nameSchema>;
