import Box from '@mui/material/Box';
import type { SidebarBox } from '#contract/content.ts';
import { ContentLink, isWorthShowing, type LinkManner } from './ContentLink.tsx';
import type { IconName } from './Icon.tsx';
import { RichTextView } from './RichTextView.tsx';
import { SidebarCard } from './SidebarCard.tsx';
import { SidebarComponent } from './SidebarComponent.tsx';

type SidebarBoxesProps = LinkManner & {
  boxes: readonly SidebarBox[];
  /** The boxes' language, if it differs from the page's. */
  lang?: string | undefined;
};

/** What a box is about, by what the editors have put in it. */
const iconOf = (components: SidebarBox['components']): IconName =>
  components.some(({ __typename }) => __typename === 'FinanceExpert') ? 'user' : 'info';

/** The editors' sidebar: one card per box with text, components and a button. */
export const SidebarBoxes = ({ boxes, lang, ...manner }: SidebarBoxesProps) =>
  boxes.map(({ title, description, button, components }, index) => (
    <div key={`${index} ${title}`} lang={lang}>
      <SidebarCard title={title} icon={iconOf(components)}>
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
  ));
