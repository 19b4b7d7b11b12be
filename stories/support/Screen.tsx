import type { CSSProperties, ReactNode } from 'react';
import { axesOf, type Choice } from './axes.ts';
import { isWidthName, nameOfSize, widths, type WidthName } from './widths.ts';
import { Window } from './Window.tsx';

/** The screens that windows stand for, in CSS pixels. */
export const sizes = {
  phone: { width: Number.parseInt(widths.phone.styles.width, 10), height: 740 },
  tablet: { width: Number.parseInt(widths.tablet.styles.width, 10), height: 1024 },
  desktop: { width: Number.parseInt(widths.desktop.styles.width, 10), height: 900 },
} as const;

/** A width that a window may have. */
export type WindowWidth = WidthName;

/** The width that the toolbar names for windows, else that of its viewport; a laptop's if it names none. */
export const windowWidth = ({ wall, viewport }: Readonly<Record<string, unknown>>): WindowWidth => {
  const { value } =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport : { value: null };
  return isWidthName(wall) ? wall : isWidthName(value) ? value : (nameOfSize(value) ?? 'desktop');
};

/** Globals as Storybook writes them into its address. */
export const inAddress = ({ fund, language, mode, person }: Choice, width?: WindowWidth): string =>
  [
    `fund:${fund}`,
    `language:${language}`,
    `mode:${mode}`,
    `person:${person}`,
    ...(width === undefined ? [] : [`viewport.value:${width}`]),
  ].join(';');

/** How wide a window is drawn at least, in CSS pixels, where many stand side by side. */
const leastWidths = { phone: 200, tablet: 260, desktop: 330 } as const;

/** As many columns of windows as there is room for, all of it. */
export const columnsOf = (width: WindowWidth, largerBy = 1): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${leastWidths[width] * largerBy}px), 1fr))`,
  gap: 24,
});

/** Props of {@link Screen}. */
export type ScreenProps = {
  as: 'section' | 'li';
  /** Names the window. */
  title: string;
  address: string;
  /** What its story is shown in. */
  choice: Choice;
  width: WindowWidth;
  /** Selector of what it is about, which is scrolled into sight once it is there. */
  shows?: string | undefined;
  /** What stands above it. */
  children: ReactNode;
};

/** A screen of the portal, as it is on a phone, a tablet or a laptop. */
export const Screen = ({ as: As, title, address, choice, width, shows, children }: ScreenProps) => (
  <As {...(As === 'section' && { 'aria-label': title })} style={{ minInlineSize: 0 }}>
    {children}
    <Window title={title} address={address} shownIn={axesOf(choice)} {...sizes[width]} shows={shows} />
  </As>
);
