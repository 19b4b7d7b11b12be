import { createContext } from 'react';

/** Whether this stands in the panel of the pages around the login, which has margins of its own. */
export const InPanel = createContext(false);
