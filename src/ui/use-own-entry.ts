import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the history keeps with the entry of what lies over a page. */
const overlayEntry = { isOverlay: true };

const isOverlayEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOverlay' in state;

/**
 * Gives what lies over a page and has no address an entry in the history: Back closes it, not the page below. Returns
 * what closes it.
 *
 * @param close takes it away; keep its identity between renders
 * @param isGuarded whether there is unsaved input below, about which the router would ask
 */
export const useOwnEntry = (close: () => void, isGuarded: () => boolean): (() => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const isHere = isOverlayEntry(state);
  const wasHere = useRef(isHere);
  const entering = useRef<Promise<void> | null>(null);
  const enter = useEffectEvent(() => {
    if (isHere || isGuarded()) return;
    const entry = { state: overlayEntry, preventScrollReset: true };
    entering.current = Promise.resolve(navigate({ pathname, search, hash }, entry));
  });
  useEffect(() => {
    enter();
  }, []);
  useEffect(() => {
    if (wasHere.current && !isHere) close();
    wasHere.current = isHere;
  }, [isHere, close]);
  return () => {
    close();
    if (isHere) void navigate(-1);
    // Whoever closes it at once does so before its entry is known here.
    else void entering.current?.then(() => void navigate(-1));
  };
};
