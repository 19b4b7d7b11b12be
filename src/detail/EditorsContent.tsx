import Box from '@mui/material/Box';
import { linkPlaceholders, type SidebarBox } from '#contract/content.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import { placeholderOf } from '#domain/content-target.ts';
import type { Written } from '#state/content/content.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { Article } from './Article.tsx';
import { SidebarSkeleton } from './DetailSkeleton.tsx';
import { useEditorsManner } from './editors-manner.ts';

/** Whether a link leads somewhere for this member. */
const isOpen = (closed: readonly PageLinkName[], target: string): boolean => {
  const placeholder = placeholderOf(target);
  return placeholder === null || !closed.includes(linkPlaceholders[placeholder]);
};

/** A box without the links that lead nowhere; none if nothing is left of it. */
const openParts = (box: SidebarBox, closed: readonly PageLinkName[]): SidebarBox[] => {
  if (closed.length === 0) return [box];
  const components = box.components.flatMap((component): SidebarBox['components'] => {
    // Only a simulation box has a text on its link, and only links are a list of them.
    if ('linkText' in component) return isOpen(closed, component.link) ? [component] : [];
    if (!('links' in component)) return [component];
    const links = component.links.filter(({ link }) => isOpen(closed, link));
    return links.length === 0 ? [] : [{ ...component, links }];
  });
  const button = box.button !== null && isOpen(closed, box.button.link) ? box.button : null;
  return components.length === 0 && button === null && box.description === null ? [] : [{ ...box, components, button }];
};

type EditorsContentProps = {
  written: Written<'page'> | null;
  /** Whether it takes so long that a word is due. */
  late: boolean;
  /** Links that lead nowhere for this member. */
  closed?: readonly PageLinkName[] | undefined;
};

/** The editors' content below the figures; nothing if it is empty. */
export const EditorsContent = ({ written, late, closed = [] }: EditorsContentProps) => {
  const manner = useEditorsManner();
  if (written === null) {
    return late ? (
      <Box sx={{ mt: 2 }}>
        <LoadingLine />
      </Box>
    ) : null;
  }
  const { body, simulationBox: box } = written.content;
  const simulationBox = box !== null && isOpen(closed, box.link) ? box : null;
  if (body.blocks.length === 0 && simulationBox === null) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, minInlineSize: 0, mt: 2, '@media print': { mt: 1 } }}>
      {body.blocks.length === 0 ? null : <Article content={body} lang={written.locale} {...manner} />}
      {simulationBox === null ? null : <SimulationCard box={simulationBox} lang={written.locale} {...manner} />}
    </Box>
  );
};

/** The editors' boxes in the sidebar. */
export const EditorsBoxes = ({
  written,
  closed = [],
}: {
  written: Written<'sidebar'> | null;
  closed?: readonly PageLinkName[] | undefined;
}) => {
  const manner = useEditorsManner();
  if (written === null) return <SidebarSkeleton />;
  return (
    <SidebarBoxes
      boxes={written.content.boxes.flatMap((each) => openParts(each, closed))}
      lang={written.locale}
      {...manner}
    />
  );
};
