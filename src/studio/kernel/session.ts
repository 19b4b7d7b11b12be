import { administrator, signOut } from '#contract/studio/endpoints.ts';
import type { Administrator } from '#contract/studio/answers.ts';
import type { Call } from '#api/client.ts';
import { createCell, type Cell } from './cell.ts';

/**
 * Who is signed in. `lost`: a session that was open has ended, or another one has taken its place in this browser; what is
 * typed stays, and the same administrator may sign in again.
 */
export type SessionState =
  | { readonly status: 'unknown' | 'asking' | 'none' | 'failed' }
  | { readonly status: 'open' | 'lost'; readonly administrator: Administrator };

/** Whether a tab has an administrator, signed in or not. */
export const isKnown = (now: SessionState): now is Extract<SessionState, { readonly administrator: Administrator }> =>
  now.status === 'open' || now.status === 'lost';

/** A mailed link that was opened. It is taken out of the address, so that nobody copies its secret with it. */
export type OpenedLink = { readonly sessionId: string; readonly emailCode: string };

/** Who is signed in to the studio, and the ways in and out. */
export type Session = {
  readonly link: Cell<OpenedLink | null>;
  readonly state: Cell<SessionState>;
  /** Asks the provider who is signed in: in a tab that has an administrator, whether it is still them. */
  readonly resume: () => Promise<void>;
  /** Takes over who has signed in, here or in another tab. */
  readonly open: (administrator: Administrator) => void;
  /** The provider says that the session is over. */
  readonly lose: () => void;
  /** Ends the session; false if the provider couldn't be told, and it goes on. */
  readonly signOut: () => Promise<boolean>;
};

/** What the studio's tabs tell each other. */
type TabMessage = 'signed-in' | 'signed-out';

/** Keeps the session of a browser: its tabs hear over the channel what happens in one of them. */
export const createSession = (call: () => Call, openChannel: () => BroadcastChannel | undefined): Session => {
  const state = createCell<SessionState>({ status: 'unknown' });
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const tell = (message: TabMessage) => channel?.postMessage(message);

  const resume = async (): Promise<void> => {
    const before = state.get();
    if (before.status === 'unknown' || before.status === 'failed') state.set({ status: 'asking' });
    const answer = await call()(administrator, {});
    if (answer.ok) state.set({ status: 'open', administrator: answer.data });
    else if (answer.failure.status === 401) {
      // What is typed stays until its author is back, whoever else is signed in.
      state.set((now) => (isKnown(now) ? { ...now, status: 'lost' } : { status: 'none' }));
    } else state.set((now) => (isKnown(now) ? now : { status: 'failed' }));
  };

  /** Somebody has signed out in another tab. */
  const follow = async (): Promise<void> => {
    await resume();
    state.set((now) => (now.status === 'lost' ? { status: 'none' } : now));
  };

  if (channel !== undefined) {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // Perhaps somebody else, in whose name nothing of this tab may be saved.
      if (data === 'signed-in') void resume();
      if (data === 'signed-out' && state.get().status === 'open') void follow();
    });
  }

  return {
    link: createCell<OpenedLink | null>(null),
    state,
    resume,
    open: (who) => {
      state.set({ status: 'open', administrator: who });
      tell('signed-in');
    },
    lose: () => {
      state.set((before) => (before.status === 'open' ? { ...before, status: 'lost' } : before));
    },
    signOut: async () => {
      const { ok } = await call()(signOut, {});
      if (!ok) return false;
      state.set({ status: 'none' });
      tell('signed-out');
      return true;
    },
  };
};
