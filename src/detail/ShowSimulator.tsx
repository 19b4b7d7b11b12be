import { useEffect, useRef } from 'react';
import { useServices } from '#state/kernel/services.ts';

/** Leads to the simulator next to it, as soon as the page's figures are there, whenever the address asks for it. */
export const ShowSimulator = ({ isAsked }: { isAsked: boolean }) => {
  const { log } = useServices();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = async () => {
      try {
        const { goToSimulator } = await import('#detail/show-simulator.ts');
        if (place.current?.parentElement) goToSimulator(place.current.parentElement, true);
      } catch (error) {
        log('The simulator could not be shown.', error);
      }
    };
    if (isAsked) void show();
  }, [isAsked, log]);
  return <span ref={place} hidden />;
};
