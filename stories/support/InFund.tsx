import type { StoryContext } from '@storybook/react-vite';
import { createContext, use, type ComponentType } from 'react';
import { readAxes, wallOf, type Axes } from './axes.ts';
import { FundFrame } from './FundFrame.tsx';
import { useTurn } from './shown-fund.ts';
import { windowWidth } from './Screen.tsx';
import { Wall } from './Wall.tsx';

/** The toolbar's axes, and those the story is shown in: tests switch funds without remounting the story. */
type Stand = { readonly base: Axes; readonly at: Axes };

const StandContext = createContext<Stand | null>(null);

const useStand = (): Stand => {
  const stand = use(StandContext);
  if (stand === null) throw new Error('This component stands outside a story.');
  return stand;
};

/** The axes the story is shown in. */
export const useAxes = (): Axes => useStand().at;

/** The toolbar's axes, which don't change when tests switch funds: for a story's data. */
export const useBaseAxes = (): Axes => useStand().base;

/** Props of {@link InFund}. */
export type InFundProps = { context: StoryContext; story: ComponentType };

/**
 * The only decorator: shows the story in the toolbar's fund, language, mode and person, or in a wall of all funds or
 * languages. Pages (parameter `portal`) have no frame here, because a real portal renders them. A storyboard (parameter
 * `storyboard`) is a wall itself, of one fund in one language.
 */
export const InFund = ({ context, story: Story }: InFundProps) => {
  const base = readAxes(context.globals);
  const turn = useTurn();
  const places = context.parameters['storyboard'] === true ? null : wallOf(context.globals);
  if (places !== null) return <Wall story={context.id} places={places} width={windowWidth(context.globals)} />;
  const one = { ...base, ...turn };
  return (
    <StandContext value={{ base, at: one }} key={`${base.fund}-${base.mode}-${base.language}-${base.person}`}>
      {context.parameters['portal'] === true ? (
        <Story />
      ) : (
        <FundFrame fund={one.fund} mode={one.mode} language={one.language}>
          <div style={{ padding: context.parameters['bare'] === true ? 0 : 24 }}>
            <Story />
          </div>
        </FundFrame>
      )}
    </StandContext>
  );
};
