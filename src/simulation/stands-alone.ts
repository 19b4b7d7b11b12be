import { createContext, type ReactNode } from 'react';

/** Whether a simulator is all that its page has, so that the page's own heading names it. */
export const StandsAlone = createContext(false);

/** What follows a simulator that takes something; a member to whom it doesn't apply sees nothing of it. */
export const AfterSimulator = createContext<ReactNode>(null);
