import { createContext } from 'react';

/** Whether what is tried out can be had at once, so that asking the fund for it comes second. */
export const LeadsOn = createContext(false);
