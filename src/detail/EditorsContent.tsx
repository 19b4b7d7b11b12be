import Box from '@mui/material/Box';
import { linkPlaceholders, type SidebarBox } from '#contract/content.ts';
import type { PageLinkName } from '#contract/page-links.ts';
import { readContentTarget, type LinkOf } from '#domain/content-link.ts';
import { placeholderOf } from '#domain/content-target.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { isPageOpenAtom } from '#state/remote/open-page.ts';
import type { Written } from '#state/content/content.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { SidebarBoxes } from '#ui/SidebarBoxes.tsx';
import { SimulationCard } from '#ui/SimulationCard.tsx';
import { Article } from './Article.tsx';
import { useEditorsManner } from './editors-manner.ts';
import { usePageSimulator } from './page-simulator.tsx';

/**
 * Whether a link leads somewhere for this member: not to what the page calls closed, nor to a page that the fund doesn't
 * show, nor to a certificate or a simulator in whose place the provider names the form for a message.
 */
const useIsOpen = (closed: readonly PageLinkName[], linkOf: LinkOf): ((target: string) => boolean) => {
  const isPageOpen = useValue(isPageOpenAtom);
  const { fund, locale } = useValue(placeAtom);
  const read = (text: string) => readContentTarget(text, { fund: fund ?? '', locale });
  return (target) => {
    const placeholder = placeholderOf(target);
    if (placeholder !== null) {
      const isReplaced = placeholder !== 'documentOrdering' && read(linkOf(target) ?? '').kind === 'route';
      return !isReplaced && !closed.includes(linkPlaceholders[placeholder]);
    }
    const to = read(target);
    return to.kind !== 'route' || isPageOpen(to.key);
  };
};

/** A box without the links that lead nowhere; none if nothing is left of it, or if all of its links were such. */
const openParts = (box: SidebarBox, isOpen: (target: string) => boolean): SidebarBox[] => {
  const components = box.components.flatMap((component): SidebarBox['components'] => {
    // Only a simulation box has a text on its link, and only links are a list of them.
    if ('linkText' in component) return isOpen(component.link) ? [component] : [];
    if ('files' in component) {
      const files = component.files.filter(({ link }) => isOpen(link));
      return files.length === 0 ? [] : [{ ...component, files }];
    }
    if (!('links' in component)) return [component];
    const links = component.links.filter(({ link }) => isOpen(link));
    return links.length === 0 ? [] : [{ ...component, links }];
  });
  const button = box.button !== null && isOpen(box.button.link) ? box.button : null;
  // Its text says what is needed for a step that is not open.
  const hadMore = components.length < box.components.length || button !== box.button;
  return components.length === 0 && button === null && (box.description === null || hadMore)
    ? []
    : [{ ...box, components, button }];
};

type Closed = {
  /** Links that lead nowhere for this member. */
  closed?: readonly PageLinkName[] | undefined;
};

type EditorsContentProps = {
  written: Written<'page'> | null;
  /** Whether it takes so long that a word is due. */
  late: boolean;
  /** Whether what stands before the first heading is shown. */
  hasOpening: boolean;
};

/** The editors' text below the figures; nothing if it is empty. */
export const EditorsContent = ({ written, late, hasOpening }: EditorsContentProps) => {
  const manner = useEditorsManner();
  if (written === null) {
    return late ? (
      <Box sx={{ mt: 2 }}>
        <LoadingLine />
      </Box>
    ) : null;
  }
  const { body } = written.content;
  if (body.blocks.length === 0) return null;
  return (
    <Box sx={{ minInlineSize: 0, mt: 2, '@media print': { mt: 1 } }}>
      <Article content={body} lang={written.locale} hasOpening={hasOpening} {...manner} />
    </Box>
  );
};

/** The editors' link to a simulator; nothing without one, or where that simulator stands on the page. */
export const EditorsSimulation = ({ written, closed = [] }: Pick<EditorsContentProps, 'written'> & Closed) => {
  const manner = useEditorsManner();
  const isOpen = useIsOpen(closed, manner.linkOf);
  const here = usePageSimulator();
  const box = written?.content.simulationBox ?? null;
  if (written === null || box === null || !isOpen(box.link)) return null;
  const placeholder = placeholderOf(box.link);
  return placeholder !== null && linkPlaceholders[placeholder] === here ? null : (
    <SimulationCard box={box} lang={written.locale} {...manner} />
  );
};

type EditorsBoxesProps = Closed & {
  written: Written<'sidebar'>;
  /** The first of the boxes that are shown, and the first one after them; by default all. */
  from?: number;
  to?: number | undefined;
  /** Whether in one column the first of them stands at the page's place for its main action. */
  isFirstAhead?: boolean;
};

/** The editors' boxes in the sidebar, or some of them. */
export const EditorsBoxes = ({ written, closed = [], from = 0, to, isFirstAhead = false }: EditorsBoxesProps) => {
  const manner = useEditorsManner();
  const isOpen = useIsOpen(closed, manner.linkOf);
  return (
    <SidebarBoxes
      boxes={written.content.boxes.flatMap((each) => openParts(each, isOpen)).slice(from, to)}
      lang={written.locale}
      isFirstAhead={isFirstAhead && from === 0}
      {...manner}
    />
  );
};
