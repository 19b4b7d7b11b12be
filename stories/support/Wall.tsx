import type { WallPlace } from './axes.ts';
import { inAddress, Screen, type WindowWidth } from './Screen.tsx';

/** Props of {@link Wall}. */
export type WallProps = {
  /** The id of the story in all frames. */
  story: string;
  places: readonly WallPlace[];
  width: WindowWidth;
  /** The page that shows a story without Storybook around it. */
  page?: string;
};

/**
 * One story in several funds or languages at once. Each place is a window of its own, drawn smaller, so that its
 * breakpoints are those of its width. Its name opens it alone.
 */
export const Wall = ({ story, places, width, page = 'iframe.html' }: WallProps) => (
  <main
    style={{
      minBlockSize: '100dvh',
      padding: 24,
      font: '400 14px/1.4 system-ui',
      colorScheme: places[0]?.axes.mode,
      background: 'Canvas',
      color: 'CanvasText',
    }}
  >
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {places.map(({ name, axes }) => (
        <Screen
          key={`${axes.fund} ${axes.language}`}
          as="section"
          title={name}
          address={`${page}?viewMode=story&id=${story}&globals=${inAddress(axes)}`}
          width={width}
        >
          <h2 style={{ font: '600 14px/1.4 system-ui', margin: '0 0 8px' }}>
            <a
              style={{ color: 'inherit' }}
              href={`./?path=/story/${story}&globals=${inAddress(axes, width)}`}
              target="_top"
            >
              {name}
            </a>
          </h2>
        </Screen>
      ))}
    </div>
  </main>
);
