/** Viewports for stories. */
export const widths = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};

/** A viewport's name. */
export type WidthName = keyof typeof widths;

/** Whether a viewport is called so. */
export const isWidthName = (value: unknown): value is WidthName => typeof value === 'string' && value in widths;

/** A viewport's size, as Storybook writes one without a name into its address. */
export const sizeOf = (name: WidthName): string => {
  const { width, height } = widths[name].styles;
  return `${Number.parseInt(width, 10)}-${Number.parseInt(height, 10)}`;
};

/** The viewport that has a size. */
export const nameOfSize = (size: unknown): WidthName | undefined =>
  Object.keys(widths)
    .filter(isWidthName)
    .find((name) => sizeOf(name) === size);
