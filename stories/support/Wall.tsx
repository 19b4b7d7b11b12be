import type { CSSProperties } from 'react';
import { houseBrand } from '#theme/brand.ts';
import { brandTokens } from '#theme/tokens.ts';
import type { WallPlace } from './axes.ts';
import { columnsOf, inAddress, Screen, type WindowWidth } from './Screen.tsx';

/** A fund with a long name must not push its row down. */
const twoLines: CSSProperties = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: 'inherit',
};

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
export const Wall = ({ story, places, width, page = 'iframe.html' }: WallProps) => {
  // As Storybook around it.
  const mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { colour, type } = brandTokens(houseBrand, mode);
  return (
    <main
      style={{
        minBlockSize: '100dvh',
        padding: 24,
        fontFamily: type.family,
        fontSize: 14,
        lineHeight: 1.4,
        colorScheme: mode,
        background: colour.surface.page,
        color: colour.text.primary,
      }}
    >
      <div style={{ ...columnsOf(width), alignItems: 'end' }}>
        {places.map(({ name, choice }) => (
          <Screen
            key={`${choice.fund} ${choice.language}`}
            as="section"
            title={name}
            address={`${page}?viewMode=story&id=${story}&globals=${inAddress(choice)}`}
            choice={choice}
            width={width}
          >
            <h2 style={{ margin: '0 0 8px', fontSize: 14, fontWeight: 600 }}>
              <a style={twoLines} href={`./?path=/story/${story}&globals=${inAddress(choice, width)}`} target="_top">
                {name}
              </a>
            </h2>
          </Screen>
        ))}
      </div>
    </main>
  );
};
