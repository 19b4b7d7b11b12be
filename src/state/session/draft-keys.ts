import { actionAtom } from '#state/kernel/atoms.ts';

/**
 * Where the tab keeps what somebody hasn't finished (session storage): an unsent message to the fund, one that a page has
 * prepared, what simulators are set to, and names for that which are being typed. Their formats are those of the pages.
 */
export const draftKeys = {
  message: 'pilaster.messageDraft',
  prepared: 'pilaster.preparedMessage',
  simulations: 'pilaster.simulations',
  scenarioNames: 'pilaster.scenarioNames',
} as const;

/** Forgets all drafts, because the member logs out. If the session ends by itself, they stay for their author. */
export const forgetDraftsAction = actionAtom(({ services }): void => {
  for (const key of Object.values(draftKeys)) services.session.remove(key);
});
