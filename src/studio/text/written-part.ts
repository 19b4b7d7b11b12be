import type { ContentComponent, PageContent, RichText, SidebarContent, SimulationBox } from '#contract/content.ts';
import type { PageSource, SidebarSource } from '#tenants/format/content.ts';
import { writeRichText } from './written-blocks.ts';

/** Leaves out what is null, as a fund's file does. */
const filled = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };

const blocksOf = (text: RichText | null): string[] | null =>
  text === null || text.blocks.length === 0 ? null : writeRichText(text);

const simulationOf = ({ title, text, link, linkText }: SimulationBox) =>
  filled({ title, text: blocksOf(text), link, linkText });

const componentOf = (component: ContentComponent): object => {
  const { __typename: type, ...fields } = component;
  if ('linkText' in component) return { type, ...simulationOf(component) };
  if ('role' in component) return { type, ...filled({ ...fields, text: blocksOf(component.text) }) };
  if ('files' in component) return { type, files: component.files.map(filled) };
  return { type, ...filled(fields) };
};

/** A page's text that is shown, as a fund's file would hold it, to begin one's own with. */
export const writtenPage = ({ title, lead, body, simulationBox }: PageContent): PageSource =>
  filled({
    title,
    lead,
    body: blocksOf(body),
    simulationBox: simulationBox === null ? null : simulationOf(simulationBox),
  }) as PageSource;

/** A sidebar that is shown, as a fund's file would hold it. */
export const writtenSidebar = ({ boxes }: SidebarContent): SidebarSource =>
  ({
    boxes: boxes.map(({ title, description, button, components }) =>
      filled({
        title,
        description: blocksOf(description),
        button,
        components: components.length === 0 ? null : components.map(componentOf),
      }),
    ),
  }) as SidebarSource;
