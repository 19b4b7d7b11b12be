import Box from '@mui/material/Box';
import type { SidebarBox } from '#contract/content.ts';
import type { LinkOf } from '#domain/content-link.ts';
import { Button } from './Button.tsx';
import { RichTextView } from './RichTextView.tsx';
import { SidebarCard } from './SidebarCard.tsx';
import { SidebarComponent } from './SidebarComponent.tsx';

type SidebarBoxesProps = {
  boxes: readonly SidebarBox[];
  linkOf: LinkOf;
  /** Announced after an external link's text. */
  newWindowHint: string;
  /** The boxes' language, if it differs from the page's. */
  lang?: string | undefined;
};

/** The editors' sidebar: one card per box with text, components and a button. */
export const SidebarBoxes = ({ boxes, lang, ...manner }: SidebarBoxesProps) =>
  boxes.map(({ title, description, button, components }, index) => {
    const href = button === null ? null : manner.linkOf(button.link);
    return (
      <div key={`${index} ${title}`} lang={lang}>
        <SidebarCard title={title}>
          {description === null ? null : <RichTextView content={description} headingLevel={3} {...manner} />}
          {components.map((component, place) => (
            <SidebarComponent key={place} component={component} {...manner} />
          ))}
          {button === null || href === null ? null : (
            <Box sx={{ '* + &': { marginBlockStart: 2 } }}>
              <Button variant="outlined" href={href} newWindowHint={manner.newWindowHint}>
                {button.text}
              </Button>
            </Box>
          )}
        </SidebarCard>
      </div>
    );
  });
