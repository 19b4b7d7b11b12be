import { layers } from './layers.ts';

/** The first and the last line of the map in the README. */
export const mapMarks = { begin: '<!-- map: npm run readme -->', end: '<!-- end of map -->' } as const;

/** The layers, their purposes and their imports, as a Markdown table. */
const houseMap = (): string =>
  [
    '| folder | what it is | imports |',
    '| --- | --- | --- |',
    ...layers.map(
      ({ folder, purpose, mayImport }) =>
        `| \`${folder.slice(0, -1)}\` | ${purpose} | ${mayImport.map((name) => (name === '*' ? 'everything' : name)).join(', ')} |`,
    ),
  ].join('\n');

/** The README with the map of the table of layers. Throws if the marks are missing. */
export const withHouseMap = (readme: string): string => {
  const [before, rest] = readme.split(mapMarks.begin);
  const after = rest?.split(mapMarks.end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`The README needs the lines "${mapMarks.begin}" and "${mapMarks.end}" around its map.`);
  return `${before}${mapMarks.begin}\n\n${houseMap()}\n\n${mapMarks.end}${after}`;
};
