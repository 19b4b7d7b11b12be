import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useState, type ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

// The tabs share the row and wrap, so that no label is cut off.
const tabSx = {
  flex: { xs: '1 1 auto', sm: '0 1 auto' },
  minWidth: 0,
  maxWidth: 'none',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // Two long words fit side by side at 360 px in every typeface.
  fontSize: { xs: '0.8125rem', sm: 'body2.fontSize' },
  paddingInline: { xs: 0.5, sm: 2 },
} as const;

const panelSx = { display: 'grid', gap: 2.5, typography: 'body1' } as const;

/** One tab of a {@link HelpDialog}. */
export type HelpTab = { key: string; label: string; content: ReactNode };

type HelpDialogProps = {
  title: ReactNode;
  /** Name of the tab list, e.g. "Where to find the number". */
  tabsLabel: string;
  tabs: readonly HelpTab[];
  onClose: () => void;
  closeLabel: string;
  open?: boolean;
};

/** Shows by example where to find something, with a tab for each place, or without tabs if there is only one. */
export const HelpDialog = ({ title, tabsLabel, tabs, onClose, closeLabel, open = true }: HelpDialogProps) => {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const shown = tabs[chosen] ?? tabs[0];
  const content = shown?.content;
  return (
    <Dialog title={title} onClose={onClose} closeLabel={closeLabel} open={open}>
      {tabs.length < 2 ? (
        <Box sx={panelSx}>{content}</Box>
      ) : (
        <>
          <Tabs
            value={chosen}
            onChange={(_event, next: number) => {
              setChosen(next);
            }}
            aria-label={tabsLabel}
          >
            {tabs.map((tab, index) => (
              <Tab
                key={tab.key}
                label={tab.label}
                sx={tabSx}
                id={`${id}-tab-${index}`}
                aria-controls={index === chosen ? `${id}-panel` : undefined}
              />
            ))}
          </Tabs>
          <Box sx={panelSx} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
            {content}
          </Box>
        </>
      )}
    </Dialog>
  );
};
