import { createContext } from 'react';

/** Whether a simulator is all that its page has, so that the page's own heading names it. */
export const StandsAlone = createContext(false);
