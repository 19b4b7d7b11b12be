import { administrator, signOut } from '#contract/studio/endpoints.ts';
import type { Administrator } from '#contract/studio/answers.ts';
import type { Call } from '#api/client.ts';
import { createCell, type Cell } from './cell.ts';

/**
 * Who is signed in. `lost`: a session that was open has ended; what is typed stays, and the same administrator may sign in
 * again.
 */
export type SessionState =
  | { readonly status: 'unknown' | 'asking' | 'none' | 'failed' }
  | { readonly status: 'open' | 'lost'; readonly administrator: Administrator };

/** A mailed link that was opened. It is taken out of the address, so that nobody copies its secret with it. */
export type OpenedLink = { readonly sessionId: string; readonly emailCode: string };

/** Who is signed in to the studio, and the ways in and out. */
export type Session = {
  readonly link: Cell<OpenedLink | null>;
  readonly state: Cell<SessionState>;
  /** Asks the provider who is signed in. */
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
    else if (before.status !== 'lost') state.set({ status: answer.failure.status === 401 ? 'none' : 'failed' });
  };

  if (channel !== undefined) {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { status } = state.get();
      if (data === 'signed-in' && status !== 'open') void resume();
      if (data === 'signed-out' && status === 'open') void resume();
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
