import { configure, getConfig } from 'storybook/test';

const { getElementError } = getConfig();

/**
 * Leaves the document out of the message of a query that finds nothing: Storybook reads the message of each miss, an awaited
 * element is missed many times, and each print of a page takes longer than the search. The story itself can be opened.
 */
export const missBriefly = (): void => {
  configure({
    getElementError: (message, container) => {
      // Without a message, what is printed is one of several elements that were found.
      if (message === null) return getElementError(message, container);
      return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
    },
  });
};
