import type { Namespace } from './namespaces.ts';
import type { Texts } from './texts.ts';

/**
 * Loads the words of a part that isn't there from the start; throws if they can't be fetched, and tries again the next
 * time.
 */
export const loadWords = async (texts: Texts, namespace: Namespace): Promise<void> => {
  const isLoaded = () => texts.hasResourceBundle(texts.language, namespace);
  await texts.loadNamespaces([namespace]);
  if (!isLoaded()) await texts.reloadResources([texts.language], [namespace]);
  if (!isLoaded()) throw new Error(`The words of ${namespace} could not be fetched.`);
};
