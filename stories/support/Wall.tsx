import { widths, type Axes, type WallPlace } from './axes.ts';

/** How wide a frame of a wall is drawn, in CSS pixels. */
const drawnWidth = 340;

const sizes = {
  phone: { width: Number.parseInt(widths.phone.styles.width, 10), height: 740 },
  tablet: { width: Number.parseInt(widths.tablet.styles.width, 10), height: 1024 },
  desktop: { width: Number.parseInt(widths.desktop.styles.width, 10), height: 900 },
} as const;

/** A width that a wall's frames may have. */
export type WallWidth = keyof typeof sizes;

const isWallWidth = (value: unknown): value is WallWidth => typeof value === 'string' && value in sizes;

/** The width that the toolbar names for the windows of a wall; a laptop's if it names none. */
export const wallWidth = ({ wall }: Readonly<Record<string, unknown>>): WallWidth =>
  isWallWidth(wall) ? wall : 'desktop';

/** Globals as Storybook writes them into its address. */
const inAddress = ({ fund, language, mode, person }: Axes, width?: WallWidth): string =>
  [
    `fund:${fund}`,
    `language:${language}`,
    `mode:${mode}`,
    `person:${person}`,
    ...(width === undefined ? [] : [`viewport.value:${width}`]),
  ].join(';');

/** Props of {@link Wall}. */
export type WallProps = {
  /** The id of the story in all frames. */
  story: string;
  places: readonly WallPlace[];
  width: WallWidth;
  /** The page that shows a story without Storybook around it. */
  page?: string;
};

/**
 * One story in several funds or languages at once. Each place is a window of its own, drawn smaller, so that its
 * breakpoints are those of its width. Its name opens it alone.
 */
export const Wall = ({ story, places, width, page = 'iframe.html' }: WallProps) => {
  const size = sizes[width];
  const scale = drawnWidth / size.width;
  return (
    <main style={{ padding: 24, font: '400 14px/1.4 system-ui' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {places.map(({ name, axes }) => (
          <section key={`${axes.fund} ${axes.language}`} aria-label={name} style={{ inlineSize: drawnWidth }}>
            <h2 style={{ font: '600 14px/1.4 system-ui', margin: '0 0 8px' }}>
              <a
                style={{ color: 'inherit' }}
                href={`./?path=/story/${story}&globals=${inAddress(axes, width)}`}
                target="_top"
              >
                {name}
              </a>
            </h2>
            <div style={{ blockSize: size.height * scale, overflow: 'hidden', outline: '1px solid' }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own that needs its scripts and origin */}
              <iframe
                title={name}
                src={`${page}?viewMode=story&id=${story}&globals=${inAddress(axes)}`}
                loading="lazy"
                width={size.width}
                height={size.height}
                style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
              />
            </div>
          </section>
        ))}
      </div>
    </main>
  );
};
