import Box from '@mui/material/Box';
import type { Written } from '#state/content/content.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { SidebarSkeleton } from './DetailSkeleton.tsx';
import { useEditorsManner } from './editors-manner.ts';

type EditorsContentProps = {
  written: Written<'page'> | null;
  /** Whether it takes so long that a word is due. */
  late: boolean;
};

/** The editors' content below the figures; nothing if it is empty. */
export const EditorsContent = ({ written, late }: EditorsContentProps) => {
  const manner = useEditorsManner();
  if (written === null) {
    return late ? (
      <Box sx={{ mt: 2 }}>
        <LoadingLine />
      </Box>
    ) : null;
  }
  const { body, simulationBox } = written.content;
  if (body.blocks.length === 0 && simulationBox === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0, mt: 2, '@media print': { mt: 1 } }}>
      {body.blocks.length === 0 ? null : <RichTextView content={body} lang={written.locale} {...manner} />}
      {simulationBox === null ? null : <SimulationCard box={simulationBox} lang={written.locale} {...manner} />}
    </Box>
  );
};

/** The editors' boxes in the sidebar. */
export const EditorsBoxes = ({ written }: { written: Written<'sidebar'> | null }) => {
  const manner = useEditorsManner();
  if (written === null) return <SidebarSkeleton />;
  return <SidebarBoxes boxes={written.content.boxes} lang={written.locale} {...manner} />;
};
