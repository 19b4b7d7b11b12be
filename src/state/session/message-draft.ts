import { actionAtom } from '#state/kernel/atoms.ts';

/** Where the tab keeps an unsent message to the fund (session storage). Its format is the contact page's. */
export const messageDraftKey = 'pilaster.messageDraft';

/** Forgets an unsent message, because the member logs out. If the session ends by itself, it stays for its author. */
export const forgetMessageDraftAction = actionAtom(({ services }): void => {
  services.session.remove(messageDraftKey);
});
