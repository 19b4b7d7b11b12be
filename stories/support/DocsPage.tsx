import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { guideOf, type Guide } from './guide.ts';

const DosAndDonts = ({ dos, donts }: Guide) => (
  <>
    <Heading>Do</Heading>
    <ul>
      {dos.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
    <Heading>Don’t</Heading>
    <ul>
      {donts.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  </>
);

/** What the docstring of a story, or of all stories of a file, says. */
const aboutOf = (parameters: Readonly<Record<string, unknown>>, what: 'component' | 'story'): string | undefined => {
  const docs = parameters['docs'] as { description?: { component?: string; story?: string } } | undefined;
  return docs?.description?.[what];
};

/** A page's states by name: each is a whole portal, so this page draws one and leads to the others. */
const States = () => {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  return (
    <>
      {first === undefined ? null : (
        <Canvas of={first.moduleExport} sourceState="none" story={{ inline: false, height: '760px' }} />
      )}
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name, parameters }) => {
          const about = aboutOf(parameters, 'story');
          return (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
              {about === undefined ? '' : `: ${about}`}
            </li>
          );
        })}
      </ul>
    </>
  );
};

/**
 * The docs page of every component and page: what it is for, when to use it and when not, its props, and its states. What it
 * is for comes from the docstring in the code.
 */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters, component } = preparedMeta;
  const isPage = parameters['portal'] === true;
  const said = guideOf(parameters);
  return (
    <>
      <Title />
      {isPage ? <p>{aboutOf(parameters, 'component')}</p> : <Description />}
      {said === null ? null : <DosAndDonts {...said} />}
      {isPage ? (
        <States />
      ) : (
        <>
          <Primary />
          {component === undefined ? null : <Controls />}
          <Stories title="States" includePrimary={false} />
        </>
      )}
    </>
  );
};
