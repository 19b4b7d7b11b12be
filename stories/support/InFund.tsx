import type { StoryContext } from '@storybook/react-vite';
import { createContext, use, type ComponentType, type CSSProperties } from 'react';
import { tenants } from '#tenants/index.ts';
import { allFunds, readAxes, type Axes } from './axes.ts';
import { FundFrame } from './FundFrame.tsx';
import { useTurn } from './shown-fund.ts';

const AxesContext = createContext<Axes | null>(null);

/** Where the story around this component stands on the axes; the fund is always one, never all of them. */
export const useAxes = (): Axes => {
  const axes = use(AxesContext);
  if (axes === null) throw new Error('This component stands outside a story.');
  return axes;
};

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
  const at = { ...axes, ...turn };
  const show = (one: Axes) => (
    <AxesContext value={one} key={`${one.fund}-${one.mode}-${one.language}-${one.person}`}>
      {context.parameters['portal'] === true ? (
        <Story />
      ) : (
        <FundFrame fund={one.fund} mode={one.mode} language={one.language}>
          <div style={{ padding: context.parameters['bare'] === true ? 0 : 24 }}>
            <Story />
          </div>
        </FundFrame>
      )}
    </AxesContext>
  );
  if (at.fund !== allFunds) return show(at);
  return (
    <div style={grid}>
      {tenants.map((tenant) => (
        <section key={tenant.code} aria-label={tenant.settings.displayName}>
          <h2 style={{ font: '600 14px system-ui', marginBlock: 8 }}>{tenant.settings.displayName}</h2>
          <div style={cell}>{show({ ...at, fund: tenant.code })}</div>
        </section>
      ))}
    </div>
  );
};
