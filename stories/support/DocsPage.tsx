import {
  Anchor,
  ArgTypes,
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { houseBrand } from '#theme/brand.ts';
import { brandTokens } from '#theme/tokens.ts';
import { plainText } from './arg-types.ts';
import { axesOf, readChoice } from './axes.ts';
import { guideOf, type Guide } from './guide.ts';
import { inAddress, sizes } from './Screen.tsx';
import { asSentence } from './story-names.ts';
import { Window } from './Window.tsx';

const houseTokens = () =>
  brandTokens(houseBrand, matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** A story's name, as the tree has it. */
const nameOf = ({ name, moduleExport }: PreparedStory): string => {
  const own = (moduleExport as { name?: string }).name;
  return own ?? asSentence(name);
};

const DosAndDonts = ({ dos, donts }: Guide) => {
  const { colour } = houseTokens();
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))', gap: 24 }}>
      {(
        [
          ['Do', dos, colour.success.main],
          ['Don’t', donts, colour.error.main],
        ] as const
      ).map(([name, sentences, line]) => (
        <section key={name} style={{ borderBlockStart: `3px solid ${line}` }}>
          <Subheading>{name}</Subheading>
          <ul>
            {sentences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

/** What the docstring of a story, or of all stories of a file, says. */
const aboutOf = (parameters: Readonly<Record<string, unknown>>, what: 'component' | 'story'): string | undefined => {
  const docs = parameters['docs'] as { description?: { component?: string; story?: string } } | undefined;
  const about = docs?.description?.[what];
  return about === undefined ? undefined : plainText(about);
};

/** What the docstring of a component says, as its docs page shows it. */
const purposeOf = (parameters: Readonly<Record<string, unknown>>, component: unknown): string => {
  const docs = parameters['docs'] as { extractComponentDescription?: (of: unknown) => string | undefined } | undefined;
  return aboutOf(parameters, 'component') ?? plainText(docs?.extractComponentDescription?.(component) ?? '');
};

/** What the toolbar says to a story; it is drawn again when that changes. */
const useGlobals = (story: PreparedStory): Readonly<Record<string, unknown>> => {
  const { channel, getStoryContext } = useContext(DocsContext);
  const [, drawAgain] = useState({});
  useEffect(() => {
    const draw = () => {
      drawAgain({});
    };
    channel.on(GLOBALS_UPDATED, draw);
    return () => {
      channel.off(GLOBALS_UPDATED, draw);
    };
  }, [channel]);
  return getStoryContext(story).globals;
};

/** How a story is framed, if it is: its height, and the width of the viewport that it asks for. */
type FrameSize = { readonly width?: number | undefined; readonly height: number };

const frameSizeOf = ({ parameters, storyGlobals }: PreparedStory): FrameSize | null => {
  const { docs, viewport } = parameters as {
    docs?: { story?: { inline?: boolean; height?: string } };
    viewport?: { options?: Readonly<Record<string, { styles?: { width?: string } }>> };
  };
  const wanted = storyGlobals['viewport'] as { value?: string } | undefined;
  const width = wanted?.value === undefined ? undefined : viewport?.options?.[wanted.value]?.styles?.width;
  if (docs?.story?.inline !== false && width === undefined) return null;
  return {
    width: width === undefined ? undefined : Number.parseInt(width, 10),
    height: Number.parseInt(docs?.story?.height ?? '420', 10),
  };
};

/** A story in a window of its own, in the toolbar's fund, language and mode. */
const FramedStory = ({ story, size }: { story: PreparedStory; size: FrameSize }) => {
  const choice = readChoice(useGlobals(story));
  return (
    <div style={{ marginBlock: '24px 32px' }}>
      <Window
        title={nameOf(story)}
        address={`iframe.html?viewMode=story&id=${story.id}&globals=${inAddress(choice)}`}
        shownIn={axesOf(choice)}
        {...size}
      />
    </div>
  );
};

/** A story as it is shown on its component's page. */
const Shown = ({ story }: { story: PreparedStory }) => {
  const size = frameSizeOf(story);
  return size === null ? (
    <Canvas of={story.moduleExport} sourceState="none" />
  ) : (
    <FramedStory story={story} size={size} />
  );
};

/** A page's states by name: each is a whole portal, so this page draws one and leads to the others. */
const PageStates = ({ stories }: { stories: readonly PreparedStory[] }) => {
  const [first] = stories;
  return (
    <>
      {first === undefined ? null : <FramedStory story={first} size={sizes.desktop} />}
      <Heading>States</Heading>
      <ul>
        {stories.map((story) => {
          const { id, parameters } = story;
          const about = aboutOf(parameters, 'story');
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {nameOf(story)}
              </a>
              {about === undefined ? '' : `: ${about}`}
            </li>
          );
        })}
      </ul>
    </>
  );
};

type ComponentStatesProps = {
  /** What the stories are: states of a component, or more of a foundation. */
  heading: string;
  stories: readonly PreparedStory[];
};

/** A component's states, one below the other. */
const ComponentStates = ({ heading, stories }: ComponentStatesProps) =>
  stories.length === 0 ? null : (
    <>
      <Heading>{heading}</Heading>
      {stories.map((story) => {
        const about = aboutOf(story.parameters, 'story');
        return (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{nameOf(story)}</Subheading>
            {about === undefined ? null : <p>{about}</p>}
            <Shown story={story} />
          </Anchor>
        );
      })}
    </>
  );

/**
 * The docs page of every component and page: what it is for, when to use it and when not, its props, and its states. What it
 * is for comes from the docstring in the code.
 */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters, component } = preparedMeta;
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  const isPage = parameters['portal'] === true;
  const said = guideOf(parameters);
  const takesArgs = first !== undefined && Object.keys(first.initialArgs).length > 0;
  return (
    <>
      {/* Storybook writes these in a typeface of its own, which is not there. */}
      <style>{`.sbdocs-content :is(th, button) { font-family: ${houseTokens().type.family}; }`}</style>
      <Title />
      <Markdown>{isPage ? (aboutOf(parameters, 'component') ?? '') : purposeOf(parameters, component)}</Markdown>
      {said === null ? null : <DosAndDonts {...said} />}
      {isPage ? (
        <PageStates stories={stories} />
      ) : (
        <>
          {first === undefined ? null : <Shown story={first} />}
          {component === undefined ? null : takesArgs ? <Controls /> : <ArgTypes />}
          <ComponentStates heading={component === undefined ? 'More' : 'States'} stories={others} />
        </>
      )}
    </>
  );
};
