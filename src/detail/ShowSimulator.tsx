import { useLayoutEffect, useRef } from 'react';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { askedAge, askedScenario, asksRepayment, asksSimulator } from '#domain/simulate-query.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { dropQueryAction, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';
import { useStandsHere } from './page-simulator.tsx';

/**
 * Tells the page which simulator stands next to it, and leads there, as soon as the page's figures are there, whenever the
 * address asks for it.
 */
export const ShowSimulator = ({ simulator }: { simulator: LinkedSimulator }) => {
  useStandsHere(simulator);
  const { clock, log } = useServices();
  const { query } = useValue(placeAtom);
  const dropQuery = useAction(dropQueryAction);
  const isMeant = asksSimulator(query);
  const isAsked = isMeant || asksRepayment(query) || askedAge(query) !== null || askedScenario(query) !== null;
  const place = useRef<HTMLSpanElement>(null);
  // A part that suspends meanwhile is without its elements; this runs again once it is there, and other effects don't.
  useLayoutEffect(() => {
    const on = place.current?.parentElement;
    if (!isAsked || !on) return;
    const show = async () => {
      try {
        const { goToSimulator } = await import('./show-simulator.ts');
        // Changing the address earlier may render the page again. For a repayment, an age or a scenario the simulator does it.
        const onThere = () => isMeant && dropQuery('simulate');
        if (on.isConnected) goToSimulator(on, clock, true, onThere);
      } catch (error) {
        log('The simulator could not be shown.', error);
      }
    };
    void show();
  }, [isAsked, isMeant, dropQuery, clock, log]);
  return <span ref={place} hidden />;
};
