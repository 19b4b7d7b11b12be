import { swissDay } from '#kernel/swiss-day.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { maskPhone } from '#domain/masks.ts';
import { secondsAfter } from '#server/kernel/clock.ts';
import { sameHash } from '#server/kernel/keyed-hash.ts';
import { linkFacts, lostAnswerSeconds } from '#server/kernel/limits.ts';
import { refuse } from '#server/kernel/refusal.ts';
import type { Answer, HandlersOf, Services } from '#server/model/handler.ts';
import { admitSource, findAccount, inSilentTime, mailWhatIsDue, readLinkRequest } from '#server/model/links.ts';
import { openSession } from '#server/model/sessions.ts';
import { fundOfRegistration, lockApplicant, noteBrowser, openBrowser } from './registration-step.ts';

/**
 * The mailed link: requesting it, and opening it in a browser, which continues where the registration left off. The
 * requester learns nothing about the address.
 */
export const linkHandlers = (services: Services): HandlersOf<'requestRegistration' | 'validateRegistrationEmail'> => {
  const { store, random, hash, cookies, log } = services;

  return {
    requestRegistration: async ({ body, now, source }) => {
      const request = await readLinkRequest(services, body, now);
      await inSilentTime(services, async () => {
        await admitSource(services, request, source);
        await store.withTenant(request.tenant, async (tx) => {
          const account = await findAccount(tx, services, request);
          await mailWhatIsDue(tx, services, request, account);
        });
      });
      services.messageQueued();
      const { answersBeyondSpecification } = request.fund.tenant.settings;
      return { data: { isSuccessful: true, ...(answersBeyondSpecification && linkFacts) } };
    },

    validateRegistrationEmail: async ({
      path: { id },
      body: { emailCode },
      now,
      browserHash,
    }): Promise<Answer<(typeof endpoints)['validateRegistrationEmail']>> => {
      const { tenant, fund } = await fundOfRegistration(services, id);
      const linkHash = hash('registration link', tenant, id, emailCode);
      const browser = browserHash();
      const token = random.token();
      const found = await store.withTenant(tenant, async (tx) => {
        const applicant = await lockApplicant(tx, tenant, id);
        const link = await tx
          .selectFrom('registration')
          .select(['link_hash', 'link_expires_at', 'superseded_at'])
          .where('tenant', '=', tenant)
          .where('id', '=', id)
          .executeTakeFirst();
        if (applicant === undefined || link === undefined || browser === null) return null;
        if (!sameHash(linkHash, link.link_hash)) return null;
        const opened = await openBrowser(tx, applicant, id, browser, now);
        const isFresh = link.superseded_at === null && link.link_expires_at > now && applicant.completed_at === null;
        if (!isFresh && !opened?.isOpen) return null;
        if (applicant.completed_at === null) {
          await noteBrowser(tx, applicant, id, browser, now);
          return { applicant, isLoggedIn: false };
        }
        // The answer to the letter's code never arrived: the browser that passed the SMS step gets its session again.
        const { session_id: sessionId, member_id: memberId } = applicant;
        const isRecent = secondsAfter(applicant.completed_at, lostAnswerSeconds) > now;
        if (!opened?.hasProof || !isRecent || sessionId === null || memberId === null) return null;
        const ended = await tx.deleteFrom('session').where('id', '=', sessionId).executeTakeFirst();
        if (ended.numDeletedRows === 0n) return null;
        const renewed = await openSession(tx, hash, { tenant, memberId, locale: applicant.locale, token, now });
        await tx.updateTable('applicant').set({ session_id: renewed }).where('id', '=', applicant.id).execute();
        return { applicant, isLoggedIn: true };
      });
      if (found === null) {
        log.event('authn_registration_fail', { tenant, reason: 'link' });
        throw refuse.registrationExpired();
      }
      const { applicant, isLoggedIn } = found;
      const { mobile_number: number, letter_sent_at: letterSentAt } = applicant;
      return {
        data: {
          userDetailsConfirmed: applicant.member_id !== null,
          mobileNumberConfirmed: applicant.mobile_confirmed_at !== null,
          isUserDataVerified: applicant.member_id !== null,
          letterConfirmed: applicant.completed_at !== null,
          ...(isLoggedIn && { bearerToken: token }),
          ...(fund.tenant.settings.answersBeyondSpecification && {
            ...(number !== null && { mobileNumber: maskPhone(number) }),
            ...(letterSentAt !== null && { letterSentOn: swissDay(letterSentAt) }),
          }),
        },
        ...(isLoggedIn && { cookies: [{ name: cookies.session, value: token }] }),
      };
    },
  };
};
