import type { ReactNode, SyntheticEvent } from 'react';
import { widths, type Axes } from './axes.ts';

/** How wide a window is drawn, in CSS pixels. */
const drawnWidth = 320;

const sizes = {
  phone: { width: Number.parseInt(widths.phone.styles.width, 10), height: 740 },
  tablet: { width: Number.parseInt(widths.tablet.styles.width, 10), height: 1024 },
  desktop: { width: Number.parseInt(widths.desktop.styles.width, 10), height: 900 },
} as const;

/** A width that a window may have. */
export type WindowWidth = keyof typeof sizes;

const isWindowWidth = (value: unknown): value is WindowWidth => typeof value === 'string' && value in sizes;

/** The width that the toolbar names for windows, else that of its viewport; a laptop's if it names none. */
export const windowWidth = ({ wall, viewport }: Readonly<Record<string, unknown>>): WindowWidth => {
  const { value } =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport : { value: null };
  return isWindowWidth(wall) ? wall : isWindowWidth(value) ? value : 'desktop';
};

/** Globals as Storybook writes them into its address. */
export const inAddress = ({ fund, language, mode, person }: Axes, width?: WindowWidth): string =>
  [
    `fund:${fund}`,
    `language:${language}`,
    `mode:${mode}`,
    `person:${person}`,
    ...(width === undefined ? [] : [`viewport.value:${width}`]),
  ].join(';');

/** Props of {@link Screen}. */
export type ScreenProps = {
  as: 'section' | 'li';
  /** Names the window. */
  title: string;
  address: string;
  width: WindowWidth;
  /** Selector of what it is about, which is scrolled into sight once it is there. */
  shows?: string | undefined;
  /** What stands above it. */
  children: ReactNode;
};

/** How often a page is looked at for what it should show, and in what intervals of milliseconds. */
const looks = { most: 60, onceThere: 12, every: 250 } as const;

/** Scrolls a page, and nothing around it, to an element: again for a while, because parts above it come later. */
const bringIntoSight = (frame: HTMLIFrameElement, selector: string): void => {
  let left: number = looks.most;
  let isThere = false;
  const look = (): void => {
    const { contentDocument: page, contentWindow: view } = frame;
    if (page === null || view === null || left <= 0) return;
    left -= 1;
    const found = page.querySelector(selector);
    if (found !== null) {
      if (!isThere) left = Math.min(left, looks.onceThere);
      isThere = true;
      view.scrollTo({
        top: view.scrollY + found.getBoundingClientRect().top - view.innerHeight / 3,
        behavior: 'instant',
      });
    }
    setTimeout(look, looks.every);
  };
  look();
};

/** A page in a window of its own, drawn smaller, so that its breakpoints are those of its width. */
export const Screen = ({ as: As, title, address, width, shows, children }: ScreenProps) => {
  const size = sizes[width];
  const scale = drawnWidth / size.width;
  return (
    <As {...(As === 'section' && { 'aria-label': title })} style={{ inlineSize: drawnWidth, maxInlineSize: '100%' }}>
      {children}
      <div style={{ blockSize: size.height * scale, overflow: 'hidden', outline: '1px solid' }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own that needs its scripts and origin */}
        <iframe
          title={title}
          src={address}
          loading="lazy"
          {...(shows !== undefined && {
            onLoad: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => bringIntoSight(currentTarget, shows),
          })}
          width={size.width}
          height={size.height}
          style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </div>
    </As>
  );
};
