import { createContext, useContext, type MouseEvent } from 'react';

/** Goes to an address inside the portal without loading the page anew. */
export type FollowLink = (href: string) => void;

/** How links inside the portal are followed; without it the browser follows them itself. */
export const FollowLinkContext = createContext<FollowLink | null>(null);

/**
 * What a link does on a click: a plain one with the main button stays inside the portal; with a modifier key, another
 * button, or another target the browser has its way (new tab, download).
 */
export const useFollowLink = (href: string): ((event: MouseEvent<HTMLAnchorElement>) => void) => {
  const follow = useContext(FollowLinkContext);
  return (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    const { target } = event.currentTarget;
    if (follow === null || event.defaultPrevented || !plain || (target !== '' && target !== '_self')) return;
    event.preventDefault();
    follow(href);
  };
};
