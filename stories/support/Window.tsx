import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { systemClock } from '#api/clock.ts';
import { createTurns } from '#kernel/turns.ts';
import { readBrand } from '#theme/brand.ts';
import { brandTokens } from '#theme/tokens.ts';
import { useSize } from '#ui/use-size.ts';
import type { Axes } from './axes.ts';
import { settingsOf } from './FundFrame.tsx';
import { bringIntoSight } from './in-sight.ts';
import { windowName } from './in-window.ts';

/** How many windows load at a time, from the top: each is a whole Storybook page, and all at once draw nothing for long. */
const atOnce = 2;

const turns = createTurns(atOnce, systemClock.after);

/** What happens when an element comes near; the result is what happens when it goes away again. */
type Coming = () => () => void;

const waiting = new Map<Element, { readonly come: Coming; go: (() => void) | null }>();

/** One for all windows, because it tells of them in their order on the page. */
let inSight: IntersectionObserver | null = null;

/** Calls `come` whenever an element is nearly in sight, and its result when it no longer is; the result stops both. */
const whileInSight = (element: Element, come: Coming): (() => void) => {
  inSight ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const known = waiting.get(target);
        if (known === undefined) continue;
        if (isIntersecting) known.go ??= known.come();
        else {
          known.go?.();
          known.go = null;
        }
      }
    },
    { rootMargin: '300px' },
  );
  const observer = inSight;
  waiting.set(element, { come, go: null });
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    waiting.delete(element);
  };
};

/** Calls `whenNear` once an element is nearly in sight; the result stops waiting. */
export const whenInSight = (element: Element, whenNear: () => void): (() => void) => {
  const stop = whileInSight(element, () => {
    stop();
    whenNear();
    return () => undefined;
  });
  return stop;
};

/** In what intervals of milliseconds a page is looked at until it shows something, and how often once its story is there. */
const looks = { every: 100, onceThere: 20 } as const;

/** Calls `whenDrawn` once a page's story shows something; the result stops looking. */
const watch = (frame: HTMLIFrameElement, whenDrawn: () => void): (() => void) => {
  let left: number = looks.onceThere;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const root = frame.contentDocument?.querySelector<HTMLElement>('#storybook-root');
    // A page without Storybook, as in tests, is drawn when it is loaded.
    if (root === null || root === undefined) {
      whenDrawn();
      return;
    }
    const isBroken = root.ownerDocument.body.classList.contains('sb-show-errordisplay');
    if (root.querySelector('[data-shown-in]') !== null) left -= 1;
    if (isBroken || left < 0 || (left < looks.onceThere && root.innerText.trim() !== '')) whenDrawn();
    else timer = setTimeout(look, looks.every);
  };
  look();
  return () => {
    clearTimeout(timer);
  };
};

/** What stands for a page until it is drawn, in the fund's colours. */
const Skeleton = ({ fund, mode }: Pick<Axes, 'fund' | 'mode'>) => {
  const { brand } = readBrand(settingsOf(fund));
  const { colour, corner } = brandTokens(brand, mode);
  const block = (inlineSize: string, blockSize: string) => (
    <div style={{ inlineSize, blockSize, borderRadius: corner.control / 2, background: colour.skeleton.base }} />
  );
  return (
    <div aria-hidden style={{ position: 'absolute', inset: 0, background: colour.surface.page }}>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          blockSize: 28,
          paddingInline: '6%',
          background: colour.surface.paper,
          borderBlockEnd: `1px solid ${colour.border.hairline}`,
        }}
      >
        <div style={{ inlineSize: 40, blockSize: 8, borderRadius: 4, background: colour.primary.main }} />
      </div>
      <div style={{ display: 'grid', gap: 12, padding: '6%' }}>
        {block('55%', '16px')}
        {block('80%', '8px')}
        {block('100%', '48px')}
        {block('100%', '48px')}
      </div>
    </div>
  );
};

/** Props of {@link Window}. */
export type WindowProps = {
  /** Names the window. */
  title: string;
  address: string;
  /** In what its story is shown, for what stands there before it is. */
  shownIn: Pick<Axes, 'fund' | 'mode'>;
  /** Size of the screen that it stands for, in CSS pixels; without a width, that of the place which it has. */
  width?: number | undefined;
  height: number;
  /** Selector of what it is about, which is scrolled into sight once it is there. */
  shows?: string | undefined;
};

const OpenWindow = ({ title, address, shownIn, width, height, shows }: WindowProps) => {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [isDue, setIsDue] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const stopWatch = useRef<() => void>(() => undefined);
  const giveBack = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const stopWaiting = whileInSight(element, () => {
      giveBack.current = turns.take(() => {
        stopWaiting();
        setIsDue(true);
      });
      // Those that are in sight come first.
      return () => giveBack.current();
    });
    return () => {
      stopWaiting();
      stopWatch.current();
      giveBack.current();
    };
  }, []);
  const isOpen = isDue && size !== null;
  const opened = useRef<HTMLIFrameElement>(null);
  const loaded = () => {
    const frame = opened.current;
    if (frame === null) return;
    stopWatch.current();
    const stopWatching = watch(frame, () => {
      setIsDrawn(true);
      giveBack.current();
    });
    const stopBringing = shows === undefined ? undefined : bringIntoSight(frame, shows);
    stopWatch.current = () => {
      stopWatching();
      stopBringing?.();
    };
  };
  const loadedAtOnce = useEffectEvent(loaded);
  useEffect(() => {
    // React hears of no load that ends while it adds the frame, as that of an empty page does.
    if (isOpen && opened.current?.contentDocument?.URL === address) loadedAtOnce();
  }, [isOpen, address]);
  const { brand } = readBrand(settingsOf(shownIn.fund));
  const { colour } = brandTokens(brand, shownIn.mode);
  const own = size?.width ?? 0;
  const scale = width === undefined ? 1 : Math.min(1, own / width);
  return (
    <div
      ref={box}
      style={{
        position: 'relative',
        overflow: 'hidden',
        maxInlineSize: width,
        borderRadius: 6,
        outline: `1px solid ${colour.border.hairline}`,
        ...(width === undefined ? { blockSize: height } : { aspectRatio: `${width} / ${height}` }),
      }}
    >
      {isOpen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own that needs its scripts and origin
        <iframe
          ref={opened}
          title={title}
          name={windowName}
          src={address}
          onLoad={loaded}
          width={width ?? own}
          height={height}
          style={{ display: 'block', border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      ) : null}
      {isDrawn ? null : <Skeleton {...shownIn} />}
    </div>
  );
};

/**
 * A page of Storybook in a window of its own, drawn smaller if there is less room, so that its breakpoints are those of its
 * width. It loads once it is near what is in sight and it is its turn; until it is drawn, a skeleton stands there.
 */
export const Window = (props: WindowProps) => <OpenWindow key={props.address} {...props} />;
