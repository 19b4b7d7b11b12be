import * as z from 'zod/mini';
import { globalSettingsSchema } from '#contract/settings.ts';

/** What a person enters to register. */
const applicantSchema = z.object({
  firstname: z.string(),
  name: z.string(),
  birthDate: z.string(),
  socialSecurityNumber: z.string(),
  mobileNumber: z.string(),
});

/** `GET /dev/demo.json`: the demo funds, their members, and who can still register. */
export const demoSchema = z.object({
  tenants: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      members: z.array(
        z.object({
          emailAddress: z.string(),
          mobileNumber: z.string(),
          note: z.string(),
          ableToImpersonate: z.boolean(),
        }),
      ),
      /** Who can register, with the data that a new member has at hand. */
      registrable: z.array(applicantSchema),
      /** Who may open the fund's studio. */
      administrators: z.optional(
        z.array(z.object({ name: z.string(), emailAddress: z.string(), mobileNumber: z.string() })),
      ),
      /** Whose access has ended: their registration is refused even if all data match. */
      refused: z.optional(z.array(z.extend(applicantSchema, { reason: z.enum(['left', 'locked']) }))),
    }),
  ),
});

/** `POST /dev/preview.json?tenant={code}`: what a preview of the fund begins with. */
export const previewSchema = z.object({
  /** A bearer token of the fund's first member. */
  token: z.string(),
  settings: globalSettingsSchema,
});

/** `GET /dev/outbox.json`: everything the provider sent, newest first. */
export const outboxSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(['email', 'sms', 'post']),
      tenant: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      links: z.array(z.string()),
      code: z.nullable(z.string()),
      createdAt: z.string(),
    }),
  ),
});
