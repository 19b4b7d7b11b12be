import { useEffect, useRef } from 'react';
import { asksRepayment, asksSimulator } from '#domain/simulate-query.ts';
import { useAction, useValue } from '#state/kernel/atoms.ts';
import { dropQueryAction, placeAtom } from '#state/kernel/place.ts';
import { useServices } from '#state/kernel/services.ts';

/** Leads to the simulator next to it, as soon as the page's figures are there, whenever the address asks for it. */
export const ShowSimulator = () => {
  const { log } = useServices();
  const { query } = useValue(placeAtom);
  const dropQuery = useAction(dropQueryAction);
  const isMeant = asksSimulator(query);
  const isAsked = isMeant || asksRepayment(query);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = async () => {
      try {
        const { goToSimulator } = await import('./show-simulator.ts');
        if (place.current?.parentElement) goToSimulator(place.current.parentElement, true);
      } catch (error) {
        log('The simulator could not be shown.', error);
      }
    };
    if (isAsked) void show();
    // The simulator itself follows any other.
    if (isMeant) dropQuery('simulate');
  }, [isAsked, isMeant, dropQuery, log]);
  return <span ref={place} hidden />;
};
