import type { StoryContext } from '@storybook/react-vite';
import { createContext, use, type ComponentType, type CSSProperties } from 'react';
import { tenants } from './funds.ts';
import { allFunds, readAxes, type Axes } from './axes.ts';
import { FundFrame } from './FundFrame.tsx';
import { useTurn } from './shown-fund.ts';

/** The toolbar's axes, and those the story is shown in: tests switch funds without remounting the story. */
type Stand = { readonly base: Axes; readonly at: Axes };

const StandContext = createContext<Stand | null>(null);

const useStand = (): Stand => {
  const stand = use(StandContext);
  if (stand === null) throw new Error('This component stands outside a story.');
  return stand;
};

/** The axes the story is shown in; the fund is always a single one. */
export const useAxes = (): Axes => useStand().at;

/** The toolbar's axes, which don't change when tests switch funds: for a story's data. */
export const useBaseAxes = (): Axes => useStand().base;

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  gap: 24,
  padding: 24,
};

/** Keeps fixed elements of a story within their fund's cell. */
const cell: CSSProperties = {
  contain: 'layout paint',
  overflow: 'auto',
  maxBlockSize: 900,
  border: '1px solid currentColor',
};

/** Props of {@link InFund}. */
export type InFundProps = { context: StoryContext; story: ComponentType };

/**
 * The only decorator: shows the story in the toolbar's fund, language, mode and person, or in all funds side by
 * side. Pages (parameter `portal`) have no frame here, because a real portal renders them.
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
