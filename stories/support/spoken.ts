import type { StoryContext } from '@storybook/react-vite';
import type { TFunction } from 'i18next';
import type { Namespace } from '#i18n/namespaces.ts';
import { createTexts, loadTexts, speak, type WordFiles } from '#i18n/texts.ts';
import { readAxes } from './axes.ts';

/** The portal's texts in a story's language, for play functions. */
export const spokenIn = async <Name extends Namespace>(
  { globals }: Pick<StoryContext, 'globals'>,
  namespace: Name,
): Promise<TFunction<Name>> => {
  const { language } = readAxes(globals);
  const texts = createTexts();
  await speak(texts, language);
  await texts.loadNamespaces(namespace);
  return texts.getFixedT(language, namespace);
};

const studioWords: WordFiles = import.meta.glob<object>('/words/*/studio.json', { import: 'default' });

/** The studio's texts in a story's language, for play functions. */
export const spokenInStudio = async ({ globals }: Pick<StoryContext, 'globals'>): Promise<TFunction<'studio'>> => {
  const { language } = readAxes(globals);
  const texts = createTexts(studioWords);
  await speak(texts, language);
  await loadTexts(texts, ['studio']);
  return texts.getFixedT(language, 'studio');
};
