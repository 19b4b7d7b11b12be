import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { SidebarBox } from '#contract/content.ts';
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

/** What a link leads to. */
const iconOfTarget = (target: string, { linkOf }: LinkManner): IconName => {
  // Simulators, and papers to be ordered.
  if (placeholderOf(target) !== null) return /simulator/i.test(target) ? 'chart' : 'document';
  const { key } = recognisePath((linkOf(target) ?? '').replace(/[?#].*$/s, ''));
  return key !== null && key in pageIcons ? pageIcons[key as keyof typeof pageIcons] : 'info';
};

/** What a box is about, by what the editors have put in it: a person, or that to which it leads. */
const iconOf = ({ components, button }: SidebarBox, manner: LinkManner): IconName => {
  if (components.some(({ __typename }) => __typename === 'FinanceExpert')) return 'user';
  const links = components.flatMap((component) => ('links' in component ? component.links : []));
  const first = button?.link ?? links[0]?.link;
  return links.length > 2 ? 'arrowRight' : first === undefined ? 'info' : iconOfTarget(first, manner);
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
