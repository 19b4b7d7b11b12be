import { Component, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { isTestRun } from './axe-in-every-fund.ts';
import { whenInSight } from './Window.tsx';

type StoryFile = { readonly default: Meta } & Readonly<Record<string, StoryObj>>;

const files = import.meta.glob<StoryFile>('../ui/*.stories.tsx');
const sources = import.meta.glob<string>('../ui/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

/** How wide a component's place is, and how much of it is shown, in CSS pixels; it is drawn smaller. */
const place = { width: 480, height: 260, scale: 0.5 } as const;

/** A component's first story, by its file; null for what lies over a whole page. */
const pictureOf = async (component: string): Promise<ComponentType | null> => {
  const path = `../ui/${component}.stories.tsx`;
  const source = sources[path] ?? '';
  const name = /export const (\w+)/.exec(source)?.[1];
  const file = await files[path]?.();
  const story = name === undefined ? undefined : file?.[name];
  if (file === undefined || story === undefined || source.includes('inline: false')) return null;
  const { default: meta } = file;
  const args: Record<string, unknown> = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const Shown = meta.component as ComponentType<Record<string, unknown>> | undefined;
  return function Picture() {
    // Stories of components are drawn from their args alone.
    if (render !== undefined) return render(args, { args, globals: {} } as never) as ReactNode;
    return Shown === undefined ? null : <Shown {...args} />;
  };
};

/** Shows nothing of what breaks: its own story says why. */
class OrNothing extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** A component's first story, small and still, once it is near what is in sight. Tests see the stories themselves. */
export const SmallPicture = ({ component }: { component: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null || isTestRun()) return undefined;
    let gone = false;
    const load = async () => {
      const found = await pictureOf(component);
      if (!gone) setPicture(() => found);
    };
    const stopWaiting = whenInSight(element, () => void load());
    return () => {
      gone = true;
      stopWaiting();
    };
  }, [component]);
  return (
    <div
      ref={box}
      inert
      aria-hidden
      style={{
        blockSize: place.height * place.scale,
        marginBlockEnd: 8,
        padding: 8,
        overflow: 'hidden',
        contain: 'strict',
        border: '1px solid',
        borderColor: 'color-mix(in srgb, currentColor 20%, transparent)',
        borderRadius: 6,
      }}
    >
      <div style={{ inlineSize: place.width, transform: `scale(${place.scale})`, transformOrigin: '0 0' }}>
        {Picture === null ? null : (
          <OrNothing>
            <Picture />
          </OrNothing>
        )}
      </div>
    </div>
  );
};
