import type { ContentComponent, PageContent, RichText, SidebarContent, SimulationBox } from '#contract/content.ts';
import { writeRichText } from './written-blocks.ts';

/** What a fund's file holds, as somebody might have written it: whether it is right, its findings say. */
type Written = Record<string, unknown>;

/** Leaves out what is null, as a fund's file does. */
const filled = (fields: Written): Written =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const blocksOf = (text: RichText | null): string[] | null =>
  text === null || text.blocks.length === 0 ? null : writeRichText(text);

const simulationOf = ({ title, text, link, linkText }: Omit<SimulationBox, '__typename'>): Written =>
  filled({ title, text: blocksOf(text), link, linkText });

const componentOf = (component: ContentComponent): Written => {
  const { __typename: type, ...fields } = component;
  if (type === 'SimulationBox') return { type, ...simulationOf(component) };
  if (type === 'Downloads') return { type, files: component.files.map(filled) };
  if (type === 'FinanceExpert') return { type, ...filled({ ...fields, text: blocksOf(component.text) }) };
  return { type, ...filled(fields) };
};

/** A page's text that is shown, as a fund's file would hold it, to begin one's own with. */
export const writtenPage = ({ title, lead, body, simulationBox }: PageContent): Written =>
  filled({
    title,
    lead,
    body: blocksOf(body),
    simulationBox: simulationBox === null ? null : simulationOf(simulationBox),
  });

/** A sidebar that is shown, as a fund's file would hold it. */
export const writtenSidebar = ({ boxes }: SidebarContent): Written => ({
  boxes: boxes.map(({ title, description, button, components }) =>
    filled({
      title,
      description: blocksOf(description),
      button,
      components: components.length === 0 ? null : components.map(componentOf),
    }),
  ),
});
