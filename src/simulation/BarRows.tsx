import Box from '@mui/material/Box';
import { memo, use } from 'react';
import { sameJson } from '#kernel/same-json.ts';
import { barFill, markSx, roundBarSx } from '#ui/bar-fill.ts';
import { ShownBars, type BarRow, type RowPart } from './bar-rows.ts';

const listSx = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 },
  '& .bar': { ...roundBarSx, marginBlock: 0.75 },
  '& .difference': { fontWeight: 'fontWeightMedium' },
  '& .parts': { display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' },
  '& .mark': { ...markSx, marginInlineEnd: 1 },
  '& [data-look="first"]': barFill('first'),
  '& [data-look="second"]': barFill('second'),
  '& [data-look="plain"]': barFill('plain'),
} as const;

type Place = { row: number; part: number };

const totalOf = ({ parts }: BarRow): number => parts.reduce((sum, { value }) => sum + value, 0);

const Name = ({ row }: { row: number }) => use(ShownBars)[row]?.name;
const Total = ({ row }: { row: number }) => use(ShownBars)[row]?.total;
const Difference = ({ row }: { row: number }) => use(ShownBars)[row]?.difference;
const Note = ({ row }: { row: number }) => use(ShownBars)[row]?.note;
const Amount = ({ row, part }: Place) => use(ShownBars)[row]?.parts[part]?.text;

/** As wide as its share of the highest row's whole. */
const Piece = ({ row, part, look }: Place & { look: RowPart['look'] }) => {
  const rows = use(ShownBars);
  const most = Math.max(...rows.map(totalOf), 1);
  const value = rows[row]?.parts[part]?.value ?? 0;
  return <span data-look={look} style={{ inlineSize: `${(value / most) * 100}%` }} />;
};

type Shape = readonly (readonly Pick<RowPart, 'key' | 'name' | 'look'>[])[];

/** The bars without what they say and how wide they are, which alone changes while a slider moves. */
const Frame = memo(
  ({ shape }: { shape: Shape }) => (
    <Box component="ul" sx={listSx}>
      {shape.map((parts, row) => (
        <li key={row}>
          <div className="head">
            <span>
              <Name row={row} />
            </span>
            <strong>
              <Total row={row} />
            </strong>
          </div>
          <div aria-hidden className="bar">
            {parts.map(({ key, look }, part) => (
              <Piece key={key} row={row} part={part} look={look} />
            ))}
          </div>
          <div className="difference">
            <Difference row={row} />
          </div>
          <div className="parts">
            {parts.every(({ name }) => name === '')
              ? null
              : parts.map(({ key, name, look }, part) => (
                  <span key={key}>
                    <span aria-hidden className="mark" data-look={look} />
                    {name}
                    {/* One alone is the total. */}
                    {parts.length < 2 ? null : (
                      <>
                        {' '}
                        <Amount row={row} part={part} />
                      </>
                    )}
                  </span>
                ))}
            <span>
              <Note row={row} />
            </span>
          </div>
        </li>
      ))}
    </Box>
  ),
  sameJson,
);

/**
 * Amounts that are compared, such as what comes in each phase of a life: one bar each, all on one scale, with its parts in
 * words. Follows a slider.
 */
export const BarRows = () => (
  <Frame shape={use(ShownBars).map(({ parts }) => parts.map(({ key, name, look }) => ({ key, name, look })))} />
);
