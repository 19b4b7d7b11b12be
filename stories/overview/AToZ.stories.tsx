import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plainText } from '../support/arg-types.ts';
import { SmallPicture } from '../support/SmallPicture.tsx';

/** Every component of the design system by name: what it is for, and where its docs page is. */
const meta: Meta = { title: 'Components/A to Z', parameters: { fundless: true } };
export default meta;
type Story = StoryObj;

const components = import.meta.glob<string>('../../src/ui/[A-Z]*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<string>('../ui/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

/** The first sentence of a component's docstring. */
const purposeOf = (name: string, source: string): string => {
  const found = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name}\\b`).exec(source)?.[1] ?? '';
  const text = plainText(found.replaceAll(/\s*\n\s*\*\s?/g, ' '))
    .replaceAll('`', '')
    .trim();
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
};

/** The title of the stories of a component, or of the one that it is a part of. */
const titleOf = (name: string): string | null => {
  const texts = Object.values(stories);
  const shown =
    texts.find((text) => new RegExp(`\\bcomponent: ${name}\\b`).test(text)) ??
    texts.find((text) => new RegExp(`subcomponents: \\{[^}]*\\b${name}\\b`).test(text));
  return /title: 'Components\/(\w+)'/.exec(shown ?? '')?.[1] ?? null;
};

const rows = Object.entries(components)
  .map(([path, source]) => ({ name: path.split('/').at(-1)?.replace('.tsx', '') ?? '', source }))
  .filter(({ name }) => !name.endsWith('.test'))
  .map(({ name, source }) => ({ name, purpose: purposeOf(name, source), title: titleOf(name) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** A name leads to its docs page; a part leads to the component that it belongs to. */
export const AllComponents: Story = {
  render: () => (
    <dl
      style={{
        margin: 0,
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
      }}
    >
      {rows.map(({ name, purpose, title }) => (
        <div key={name} style={{ minInlineSize: 0 }}>
          <dt style={{ fontWeight: 600 }}>
            {/* A part is seen where it belongs. */}
            {title === name ? <SmallPicture component={name} /> : null}
            {title === null ? (
              name
            ) : (
              <a
                href={`./?path=/docs/components-${title.toLowerCase()}--docs`}
                target="_top"
                style={{ color: 'inherit' }}
              >
                {name}
              </a>
            )}
            {title === name || title === null ? '' : `, a part of ${title}`}
          </dt>
          <dd style={{ margin: 0 }}>{purpose}</dd>
        </div>
      ))}
    </dl>
  ),
  play: async () => {
    await expect(rows.length).toBeGreaterThan(100);
    await expect(rows.filter(({ purpose, title }) => purpose === '' || title === null)).toEqual([]);
  },
};
