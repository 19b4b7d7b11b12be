import Box from '@mui/material/Box';
import { useContentLinks, useContentWords, type Written } from '#state/content/content.ts';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { SidebarSkeleton } from './DetailSkeleton.tsx';

/** The editors' content below the figures; nothing if it is empty. */
export const EditorsContent = ({ written }: { written: Written<'page'> | null }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (written === null) return null;
  const { body, simulationBox } = written.content;
  if (body.blocks.length === 0 && simulationBox === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0, mt: 2, '@media print': { mt: 1 } }}>
      {body.blocks.length === 0 ? null : (
        <RichTextView content={body} linkOf={linkOf} newWindowHint={newWindow} lang={written.locale} />
      )}
      {simulationBox === null ? null : (
        <SimulationCard box={simulationBox} linkOf={linkOf} newWindowHint={newWindow} lang={written.locale} />
      )}
    </Box>
  );
};

/** The editors' boxes in the sidebar. */
export const EditorsBoxes = ({ written }: { written: Written<'sidebar'> | null }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (written === null) return <SidebarSkeleton />;
  return <SidebarBoxes boxes={written.content.boxes} linkOf={linkOf} newWindowHint={newWindow} lang={written.locale} />;
};
