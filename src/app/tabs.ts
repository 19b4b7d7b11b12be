import { tabMessages, type Tabs } from '#state/kernel/services.ts';

/** Connects the tabs of the same browser and origin by a broadcast channel; does nothing without one. */
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
        const message = tabMessages.find((known) => known === data);
        if (message !== undefined) hear(message);
      };
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
    // A pending call must not post to a closed channel.
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
};
