import { isValidElement, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useServices } from '#state/kernel/services.ts';
import { usePrinting } from '#ui/use-printing.ts';

/** Milliseconds without a further change after which also what is out of sight is rendered. */
const pause = 500;

const kindOf = (node: ReactNode): unknown => (isValidElement(node) ? node.type : node === null ? null : typeof node);

type WhileInSightProps = { className?: string; children: ReactNode };

/**
 * A part that follows a slider: at once in sight, and out of sight once the slider rests, so that a move renders only
 * what a person sees. What takes the place of another kind of content, or of nothing, is there at once: it has another height,
 * and would move what is below after a person has gone there. Paper shows the latest.
 */
export const WhileInSight = ({ className, children }: WhileInSightProps) => {
  const { clock } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const [isInSight, setIsInSight] = useState(true);
  const [kept, setKept] = useState(children);
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? true;
      startTransition(() => setIsInSight(isSeen));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const isPrinting = usePrinting();
  const isShown = isInSight || isPrinting || kindOf(kept) !== kindOf(children);
  const isLate = kept !== children;
  // What is shown is kept, so that leaving the window changes nothing.
  if (isLate && isShown) setKept(children);
  useEffect(() => {
    if (!isLate) return undefined;
    return clock.after(pause, () => startTransition(() => setKept(children)));
  }, [clock, isLate, children]);
  return (
    <div ref={place} className={className}>
      {isShown ? children : kept}
    </div>
  );
};
