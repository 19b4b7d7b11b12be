/** A size in CSS pixels or points. */
export type Size = { readonly width: number; readonly height: number };

/** How a page is fitted: as a whole, by its width, or at a fixed scale. */
export type Fit = 'page' | 'width' | number;

/** From this height of the window on, a page is shown as a whole (specification, section 9). */
const tallWindow = 1060;

/** How a page is fitted at first: as a whole, unless the window is under 1060 px high. */
export const firstFit = (windowHeight: number): Fit => (windowHeight < tallWindow ? 'width' : 'page');

/** How wide a page is at most when it is fitted by its width: wider, a laptop would show half of it. */
const widest = 960;

const smallest = 0.25;
const largest = 5;

/** Pixels of the largest canvas that every browser draws. */
const mostPixels = 16_000_000;

/** Scale at which a page fits the room for it. */
export const scaleOf = (fit: Fit, page: Size, room: Size): number => {
  const byWidth = (width: number) => width / page.width;
  const scale =
    typeof fit === 'number'
      ? fit
      : fit === 'width'
        ? byWidth(Math.min(room.width, widest))
        : Math.min(byWidth(room.width), room.height / page.height);
  return Number.isFinite(scale) ? Math.min(largest, Math.max(smallest, scale)) : 1;
};

/** The scale after one step of zoom. */
export const zoomed = (scale: number, direction: 'in' | 'out'): number =>
  Math.min(largest, Math.max(smallest, scale * (direction === 'in' ? 1.25 : 0.8)));

/** Device pixels for each CSS pixel: sharp, but no canvas larger than browsers draw. */
export const sharpness = (page: Size, scale: number, deviceRatio: number): number =>
  Math.min(deviceRatio, 2, Math.sqrt(mostPixels / (page.width * page.height * scale * scale)));
