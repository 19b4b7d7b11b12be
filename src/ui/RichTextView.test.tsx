import { ThemeProvider } from '@mui/material/styles';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { blockKinds, type Block, type ContentComponent, type SidebarBox, type Span } from '#contract/content.ts';
import { readContentTarget } from '#domain/content-link.ts';
import { hostileMarkup, hostileTargets } from '#tests/support/hostile-texts.ts';
import { houseBrand } from '#theme/brand.ts';
import { createPortalTheme } from '#theme/create-portal-theme.ts';
import type { LinkOf } from '#domain/content-link.ts';
import { RichTextView } from './RichTextView.tsx';
import { SidebarBoxes } from './SidebarBoxes.tsx';

const linkOf: LinkOf = (target) => {
  const read = readContentTarget(target, { fund: 'seeblick', locale: 'de-CH' });
  if (read.kind === 'address') return read.href;
  return read.kind === 'route' ? `/seeblick/de-CH/${read.key.toLowerCase()}` : null;
};

const inPortal = (children: React.ReactNode): HTMLElement => {
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <ThemeProvider theme={createPortalTheme(houseBrand, { mode: 'light' })}>{children}</ThemeProvider>
    </MemoryRouter>,
  );
  for (const style of frame.querySelectorAll('style[data-emotion]')) style.remove();
  // The portal's own, beside a card's title.
  for (const icon of frame.querySelectorAll(
    'h2 > span:first-child > span:first-child > svg.MuiSvgIcon-root:only-child',
  ))
    icon.remove();
  return frame;
};

const boxOf = (text: string, target: string): SidebarBox => {
  const link = { text, link: target };
  const description = { blocks: [{ kind: 'PARAGRAPH' as const, spans: [spanOf(text, target)], items: [] }] };
  const components: readonly ContentComponent[] = [
    {
      __typename: 'FinanceExpert',
      name: text,
      role: text,
      text: description,
      phoneNumber: text,
      emailAddress: text,
      link,
    },
    { __typename: 'ContactDetails', lines: [text], phoneNumber: text, emailAddress: text, website: target },
    { __typename: 'SimulationBox', title: text, text: description, link: target, linkText: text },
    { __typename: 'ActionLinks', links: [link] },
    { __typename: 'Downloads', files: [{ ...link, hint: text }] },
  ];
  return { title: text, description, button: link, components: [...components] };
};

const spanOf = (text: string, link: string | null): Span => ({ text, strong: true, emphasis: true, link });
const blocksOf = (text: string, target: string): Block[] =>
  blockKinds.map((kind) => ({ kind, spans: [spanOf(text, target)], items: [{ spans: [spanOf(text, target)] }] }));

const allowed = new Set('A BUTTON DIV EM H2 H3 LI OL P SECTION SPAN STRONG UL'.split(' '));
const attributes = new Set('class data-way href id lang rel tabindex target aria-labelledby'.split(' '));

/** Nothing in it runs, loads, or links to a forbidden target. */
const expectHarmless = (frame: HTMLElement) => {
  for (const element of frame.querySelectorAll('*')) {
    expect(allowed, element.outerHTML).toContain(element.tagName);
    for (const { name, value } of element.attributes) {
      // MUI's Paper sets its shadow there; no other style is allowed.
      if (name === 'style') expect(value).toBe('--Paper-shadow:none');
      else expect(attributes, element.outerHTML).toContain(name);
      if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:[+\d]*$|\/seeblick\/de-CH\/)/i);
      if (name === 'href' && /^https?:/i.test(value)) expect(element.getAttribute('rel')).toBe('noopener noreferrer');
    }
  }
};

const shown = (text: string, target: string) =>
  inPortal(
    <>
      <RichTextView content={{ blocks: blocksOf(text, target) }} linkOf={linkOf} newWindowHint="neues Fenster" />
      <SidebarBoxes boxes={[boxOf(text, target)]} linkOf={linkOf} newWindowHint="neues Fenster" />
    </>,
  );

/** Window and hint of each link to a target. */
const hints = (target: string) =>
  [
    ...inPortal(
      <RichTextView content={{ blocks: blocksOf('Words', target) }} linkOf={linkOf} newWindowHint="neues Fenster" />,
    ).querySelectorAll('a'),
  ].map((link) => [link.target, link.textContent]);

describe('What an editor wrote', () => {
  it.each(hostileMarkup)('shows an editor’s markup as letters: %s', (markup) => {
    const frame = shown(markup, '/kontakt');
    expectHarmless(frame);
    expect(frame.textContent).toContain(markup);
  });

  it.each(hostileTargets)('drops a link to %j', (target) => {
    const frame = shown('Words', target);
    expectHarmless(frame);
    expect(
      [...frame.querySelectorAll('a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^(?:tel|mailto):/.test(href)),
    ).toEqual([]);
  });

  it('announces a new window only where a link opens one', () => {
    expect(hints('https://a.example/')[0]).toEqual(['_blank', 'Words (neues Fenster)']);
    expect(hints('mailto:a@b.example')[0]).toEqual(['', 'Words']);
    expect(hints('/kontakt')[0]).toEqual(['', 'Words']);
  });

  it('renders any content harmlessly', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileMarkup));
    const target = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostileTargets, ...hostileMarkup),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(text, target, (words, link) => {
        expectHarmless(shown(words, link));
      }),
      { numRuns: 60 },
    );
  });

  it('opens web addresses in a new window and pages of the portal in this one', () => {
    const [outside, inside] = [shown('Words', 'https://fund.example/'), shown('Words', '/kontakt')].map((frame) =>
      frame.querySelector('a'),
    );
    expect([outside?.getAttribute('href'), outside?.target, outside?.rel]).toEqual([
      'https://fund.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(outside?.textContent).toContain('(neues Fenster)');
    expect([inside?.getAttribute('href'), inside?.target]).toEqual(['/seeblick/de-CH/contact', '']);
  });
});
