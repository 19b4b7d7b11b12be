import * as z from 'zod/mini';

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
      registrable: z.array(
        z.object({
          firstname: z.string(),
          name: z.string(),
          birthDate: z.string(),
          socialSecurityNumber: z.string(),
          mobileNumber: z.string(),
        }),
      ),
    }),
  ),
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
