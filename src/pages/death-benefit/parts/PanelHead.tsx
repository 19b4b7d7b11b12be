import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The head of a panel: its heading and a sentence. */
export const PanelHead = ({ children }: { children: ReactNode }) => <Box sx={{ mb: 2 }}>{children}</Box>;
