import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { behind, followTrail, type Trail } from '#domain/trail.ts';
import { useAction } from '#state/kernel/atoms.ts';
import { behindAtom } from '#state/kernel/way-back.ts';

/** Follows the browser's history, so that a page knows which one is behind it. */
export const useTrail = (): void => {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const trail = useRef<Trail | null>(null);
  const setBehind = useAction(behindAtom);
  useEffect(() => {
    trail.current = followTrail(trail.current, how, { key, pathname });
    setBehind(behind(trail.current));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an entry; how one got there belongs to it
  }, [key, pathname]);
  useEffect(() => () => setBehind(null), [setBehind]);
};
