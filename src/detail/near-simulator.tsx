import { memo, startTransition, useEffect, useState, type ComponentType, type MemoExoticComponent } from 'react';
import type { LinkedSimulator } from '#contract/page-links.ts';
import { loadTexts } from '#i18n/texts.ts';
import { useServices } from '#state/kernel/services.ts';
import { Wide } from '#ui/page-places.tsx';
import { ShowSimulator } from './ShowSimulator.tsx';
import { SimulatorSkeleton } from './SimulatorSkeleton.tsx';
import { SimulatorWait } from './SimulatorWait.tsx';
import { WhenNear } from './WhenNear.tsx';

const place = <SimulatorSkeleton />;

/**
 * A simulator below a page's figures, as wide as the page. Its place is kept from the start, so that nothing below
 * moves; its program and words are loaded when somebody scrolls near it. It says so meanwhile, and offers a retry if they
 * can't be fetched. `?simulate=here` leads to it.
 */
export const nearSimulator = <Props extends object>(
  simulator: LinkedSimulator,
  load: () => Promise<ComponentType<Props>>,
): MemoExoticComponent<ComponentType<Props>> => {
  type Part = { readonly Simulator: ComponentType<Props> };
  let known: Part | null = null;
  const Loaded = (props: Props) => {
    const { texts, log } = useServices();
    const [part, setPart] = useState(known);
    const [loading, setLoading] = useState(false);
    const [failed, setFailed] = useState(false);
    const fetchPart = async () => {
      setLoading(true);
      try {
        const [Simulator] = await Promise.all([load(), loadTexts(texts, ['simulation'])]);
        known = { Simulator };
        startTransition(() => setPart(known));
      } catch (error) {
        log('A simulator could not be fetched.', error);
        setFailed(true);
      } finally {
        setLoading(false);
      }
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
    useEffect(() => void (part ?? fetchPart()), []);
    return part === null ? (
      <SimulatorWait failed={failed} loading={loading} retry={() => void fetchPart()} />
    ) : (
      <part.Simulator {...props} />
    );
  };
  // A page that follows the simulator leaves it as it is.
  return memo<ComponentType<Props>>((props: Props) => (
    <>
      <Wide>
        <WhenNear placeholder={place}>
          <Loaded {...props} />
        </WhenNear>
      </Wide>
      <ShowSimulator simulator={simulator} />
    </>
  ));
};
