import { styled } from '@mui/material/styles';
import { useContentLinks, useContentWords, type Written } from '#state/content/content.ts';
import { RichTextView } from '#ui/RichTextView.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { SidebarSkeleton } from './DetailSkeleton.tsx';

/** Space that separates the editors' content from the figures. */
const Editors = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  minInlineSize: 0,
  marginBlockStart: theme.spacing(2),
  '@media print': { marginBlockStart: theme.spacing(1) },
}));

/** The editors' content below the figures; nothing if it is empty. */
export const EditorsContent = ({ written }: { written: Written<'page'> | null }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (written === null) return null;
  const { body, simulationBox } = written.content;
  if (body.blocks.length === 0 && simulationBox === null) return null;
  return (
    <Editors>
      {body.blocks.length === 0 ? null : (
        <RichTextView content={body} linkOf={linkOf} newWindowHint={newWindow} lang={written.locale} />
      )}
      {simulationBox === null ? null : (
        <SimulationCard box={simulationBox} linkOf={linkOf} newWindowHint={newWindow} lang={written.locale} />
      )}
    </Editors>
  );
};

/** The editors' boxes in the sidebar. */
export const EditorsBoxes = ({ written }: { written: Written<'sidebar'> | null }) => {
  const linkOf = useContentLinks();
  const { newWindow } = useContentWords();
  if (written === null) return <SidebarSkeleton />;
  return <SidebarBoxes boxes={written.content.boxes} linkOf={linkOf} newWindowHint={newWindow} lang={written.locale} />;
};
