import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { ContentComponent, SidebarBox } from '#contract/content.ts';
import { placeholderOf } from '#domain/content-target.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { ContentLink, isWorthShowing, type LinkManner } from './ContentLink.tsx';
import type { IconName } from './Icon.tsx';
import { pageIcons } from './page-icons.ts';
import { RichTextView } from './RichTextView.tsx';
import { MainAction } from './page-places.tsx';
import { SidebarCard } from './SidebarCard.tsx';
import { SidebarComponent } from './SidebarComponent.tsx';

type SidebarBoxesProps = LinkManner & {
  boxes: readonly SidebarBox[];
  /** The boxes' language, if it differs from the page's. */
  lang?: string | undefined;
  /** Whether the first one is what the page is for in one column, where it stands at the page's place for that. */
  isFirstAhead?: boolean;
};

/** The targets of a part's links. */
const targetsOf = (component: ContentComponent): readonly string[] =>
  'links' in component ? component.links.map(({ link }) => link) : 'linkText' in component ? [component.link] : [];

/** What a link leads to. */
const iconOfTarget = (target: string, { linkOf }: LinkManner): IconName | null => {
  const placeholder = placeholderOf(target);
  if (placeholder !== null) return placeholder.toLowerCase().includes('simulator') ? 'chart' : 'document';
  const { key } = recognisePath((linkOf(target) ?? '').replace(/[?#].*$/s, ''));
  return key !== null && key in pageIcons ? pageIcons[key as keyof typeof pageIcons] : null;
};

/** What a box is about, by what the editors have put in it: a person, papers, or the one thing to which it leads. */
const iconOf = ({ components, button }: SidebarBox, manner: LinkManner): IconName => {
  const kinds = components.map(({ __typename }) => __typename);
  if (kinds.includes('FinanceExpert')) return 'user';
  if (kinds.includes('ContactDetails')) return 'phone';
  if (kinds.includes('Downloads')) return 'document';
  const targets = [...(button === null ? [] : [button.link]), ...components.flatMap(targetsOf)];
  const icons = new Set(targets.map((target) => iconOfTarget(target, manner)));
  const [first] = targets;
  // Several links that lead to different things: the first is what the box is for, unless the box is but a list.
  if (first === undefined || (icons.size > 1 && button === null && targets.length > 2))
    return targets.length > 2 ? 'arrowRight' : 'info';
  return iconOfTarget(first, manner) ?? 'info';
};

/** The editors' sidebar: one card per box with text, components and a button. */
export const SidebarBoxes = ({ boxes, lang, isFirstAhead = false, ...manner }: SidebarBoxesProps) =>
  boxes.map((box, index) => {
    const { title, description, button, components } = box;
    const card = (
      <div lang={lang}>
        <SidebarCard title={title} icon={iconOf(box, manner)}>
          {description === null ? null : <RichTextView content={description} headingLevel={3} {...manner} />}
          {components.map((component, place) => (
            <SidebarComponent key={place} component={component} {...manner} />
          ))}
          {button === null || !isWorthShowing(button.link, manner) ? null : (
            <Box sx={{ '* + &': { marginBlockStart: 2 } }}>
              <ContentLink isButton target={button.link} {...manner}>
                {button.text}
              </ContentLink>
            </Box>
          )}
        </SidebarCard>
      </div>
    );
    const key = `${index} ${title}`;
    return index === 0 && isFirstAhead ? (
      <MainAction key={key}>{card}</MainAction>
    ) : (
      <Fragment key={key}>{card}</Fragment>
    );
  });
