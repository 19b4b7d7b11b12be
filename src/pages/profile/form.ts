import * as z from 'zod/mini';
import type { LoginDataKind } from '#domain/profile-change.ts';
import { typedMobileNumber, typedText } from '#domain/rule-schema.ts';
import { email, required, smsCode } from '#domain/basic-rules.ts';
import { unlike } from '#domain/rules.ts';

/**
 * The form that asks for a new address or number. What is there already is no new one.
 *
 * @param present the address or number that counts today
 */
export const entryFormSchema = (kind: LoginDataKind, present: string | null | undefined) =>
  z.object({
    value: kind === 'mobileNumber' ? typedMobileNumber([required]) : typedText([required, email, unlike(present)]),
  });

/** The form that asks for a code: required, numeric, 4 digits or more. */
export const codeFormSchema = z.object({ code: typedText([required, smsCode]) });
