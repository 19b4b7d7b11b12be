import type { HandlersOf, Services } from './handler.ts';
import { admitSource, findAccount, inSilentTime, mailWhatIsDue, readLinkRequest } from './links.ts';

/**
 * The request to register. The answer is the same for every address and takes the same time: a member gets a login
 * link by mail, somebody whose access has ended a mail that says so, anybody else a registration link.
 */
export const registrationHandlers = (services: Services): HandlersOf<'requestRegistration'> => ({
  requestRegistration: async ({ body, now, source }) => {
    const request = await readLinkRequest(services, body, now);
    await inSilentTime(() =>
      services.store.withTenant(request.tenant, async (tx) => {
        await admitSource(tx, services, request, source);
        const account = await findAccount(tx, services, request);
        await mailWhatIsDue(tx, services, request, account);
      }),
    );
    services.messageQueued();
    return { data: { isSuccessfull: true } };
  },
});
