import Box from '@mui/material/Box';
import { memo, use } from 'react';
import { barFill, type BarLook } from '#ui/bar-fill.ts';
import { ShownPhases, type Phase, type PhasePart } from './phases.ts';

const listSx = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  margin: 0,
  padding: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 },
  '& .bar': { display: 'flex', gap: '2px', blockSize: 12, borderRadius: 6, overflow: 'hidden', marginBlock: 0.75 },
  '& .bar > :last-child': { borderStartEndRadius: 6, borderEndEndRadius: 6 },
  '& .parts': { display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'body2', color: 'text.secondary' },
  '& .mark': { display: 'inline-block', inlineSize: 10, blockSize: 10, borderRadius: '2px', marginInlineEnd: 1 },
  '& [data-look="first"]': barFill('first'),
  '& [data-look="second"]': barFill('second'),
  '& [data-look="plain"]': barFill('plain'),
} as const;

type Place = { phase: number; part: number };

const totalOf = ({ parts }: Phase): number => parts.reduce((sum, { value }) => sum + value, 0);

const Name = ({ phase }: { phase: number }) => use(ShownPhases)[phase]?.name;
const Total = ({ phase }: { phase: number }) => use(ShownPhases)[phase]?.total;
const Amount = ({ phase, part }: Place) => use(ShownPhases)[phase]?.parts[part]?.text;

/** As wide as its share of the highest phase. */
const Piece = ({ phase, part, look }: Place & { look: BarLook }) => {
  const phases = use(ShownPhases);
  const most = Math.max(...phases.map(totalOf), 1);
  const value = phases[phase]?.parts[part]?.value ?? 0;
  return <span data-look={look} style={{ inlineSize: `${(value / most) * 100}%` }} />;
};

type Shape = readonly (readonly Pick<PhasePart, 'key' | 'name' | 'look'>[])[];

/** The bars without what they say and how wide they are, which alone changes while a slider moves. */
const Frame = memo(
  ({ shape }: { shape: Shape }) => (
    <Box component="ul" sx={listSx}>
      {shape.map((parts, phase) => (
        <li key={phase}>
          <div className="head">
            <span>
              <Name phase={phase} />
            </span>
            <strong>
              <Total phase={phase} />
            </strong>
          </div>
          <div aria-hidden className="bar">
            {parts.map(({ key, look }, part) => (
              <Piece key={key} phase={phase} part={part} look={look} />
            ))}
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
                        <Amount phase={phase} part={part} />
                      </>
                    )}
                  </span>
                ))}
          </div>
        </li>
      ))}
    </Box>
  ),
  (before, after) => JSON.stringify(before) === JSON.stringify(after),
);

/** What comes in a month in each phase of a life: one bar a phase, all on one scale, with its parts in words. Follows a slider. */
export const PhaseBars = () => (
  <Frame shape={use(ShownPhases).map(({ parts }) => parts.map(({ key, name, look }) => ({ key, name, look })))} />
);
