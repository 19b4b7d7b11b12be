import type { StoryContext } from '@storybook/react-vite';
import { createContext, use, type ComponentType, type CSSProperties } from 'react';
import { tenants } from './funds.ts';
import { allFunds, readAxes, type Axes } from './axes.ts';
import { FundFrame } from './FundFrame.tsx';
import { useTurn } from './shown-fund.ts';

/** Where the toolbar has the story, and where it is shown: the tests turn it through the funds without building it anew. */
type Stand = { readonly base: Axes; readonly at: Axes };

const StandContext = createContext<Stand | null>(null);

const useStand = (): Stand => {
  const stand = use(StandContext);
  if (stand === null) throw new Error('This component stands outside a story.');
  return stand;
};

/** Where the story around this component stands on the axes; the fund is always one, never all of them. */
export const useAxes = (): Axes => useStand().at;

/** The same, but for the tests' turns: what a story is built from. */
export const useBaseAxes = (): Axes => useStand().base;

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  gap: 24,
  padding: 24,
};

/** Fixed parts of a story stay within their own fund's box. */
const cell: CSSProperties = {
  contain: 'layout paint',
  overflow: 'auto',
  maxBlockSize: 900,
  border: '1px solid currentColor',
};

/** Props of {@link InFund}. */
export type InFundProps = { context: StoryContext; story: ComponentType };

/**
 * The one decorator: puts the story into the fund, language, mode and person of the toolbar, or into all funds side by
 * side. Pages bring their own frame (parameter `portal`), because they are shown by a real portal.
 */
export const InFund = ({ context, story: Story }: InFundProps) => {
  const axes = readAxes(context.globals);
  const turn = useTurn();
  const show = (base: Axes) => {
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
  if (axes.fund !== allFunds) return show(axes);
  return (
    <div style={grid}>
      {tenants.map((tenant) => (
        <section key={tenant.code} aria-label={tenant.settings.displayName}>
          <h2 style={{ font: '600 14px system-ui', marginBlock: 8 }}>{tenant.settings.displayName}</h2>
          <div style={cell}>{show({ ...axes, fund: tenant.code })}</div>
        </section>
      ))}
    </div>
  );
};
