import type { TabMessage, Tabs } from '#state/kernel/services.ts';

/** Tabs of the same browser and origin, reached over a broadcast channel; alone where there is none. */
export const createTabs = (open: () => BroadcastChannel | undefined): Tabs & { readonly close: () => void } => {
  let channel: BroadcastChannel | undefined;
  try {
    channel = open();
  } catch {
    channel = undefined;
  }
  return {
    announce: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target: it stays within the origin
      channel?.postMessage(message);
    },
    listen: (hear) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = (['signed-out', 'signed-in', 'active'] satisfies TabMessage[]).find((known) => known === data);
        if (message !== undefined) hear(message);
      };
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    // A call that is still under way when the portal goes must not announce its end on a closed channel.
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
};
