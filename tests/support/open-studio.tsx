import { cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import type { Clock } from '#api/clock.ts';
import type { Fetch } from '#api/fetch-adapter.ts';
import type { RawStorage } from '#api/safe-storage.ts';
import type { Provider } from '#server/http/provider.ts';
import { createStudio, type Studio } from '#studio/create-studio.tsx';

/** Node's buffers are none of jsdom's arrays, and the database takes only what is one. Returns how to give back jsdom's. */
export const takeNodesArrays = (): (() => void) => {
  const own = globalThis.Uint8Array;
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
  return () => {
    globalThis.Uint8Array = own;
  };
};

/** A browser's `fetch` to a provider in this process: it keeps its cookies, and begins with those that it is given. */
export const browserOf = (
  provider: Provider,
  remoteAddress = '203.0.113.7',
  cookies = new Map<string, string>(),
): Fetch => {
  return async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
    const { pathname } = new URL(request.url);
    const response = await provider.fetch(new Request(request, { headers }), { remoteAddress, rawPath: pathname });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
};

/** A studio on screen, used by roles and labels. */
export type OpenStudio = { readonly studio: Studio; readonly user: UserEvent; readonly close: () => void };

/** Opens an address of the studio as a browser's tab does, with the given provider. */
export const openStudio = async (
  address: string,
  {
    fetch,
    origin,
    clock,
    languages = ['de-CH'],
    local,
    tab,
  }: {
    readonly fetch: Fetch;
    readonly origin: string;
    readonly clock?: Clock;
    /** The languages that the browser prefers. */
    readonly languages?: readonly string[];
    /** The browser's storage and the tab's: pass the same ones again for a reload. */
    readonly local?: RawStorage;
    readonly tab?: RawStorage;
  },
): Promise<OpenStudio> => {
  onTestFinished(takeNodesArrays());
  const studio = createStudio({
    fetch,
    pageUrl: `${origin}/`,
    address,
    languages,
    local: () => local,
    tab: () => tab,
    log: (message, detail) => {
      console.warn(...(detail === undefined ? [message] : [message, detail]));
    },
    ...(clock === undefined ? {} : { clock }),
  });
  await studio.start();
  const { unmount } = render(<studio.Root />);
  const close = () => {
    unmount();
    studio.dispose();
  };
  onTestFinished(() => {
    close();
    cleanup();
    for (const style of document.querySelectorAll('style[data-emotion^="p"]')) style.remove();
  });
  return { studio, user: userEvent.setup(), close };
};
