import Box from '@mui/material/Box';
import type { SidebarBox } from '#contract/content.ts';
import { Button } from './Button.tsx';
import { LinkWords, RichTextView, type LinkManner } from './RichTextView.tsx';
import { SidebarCard } from './SidebarCard.tsx';
import { SidebarComponent } from './SidebarComponent.tsx';

type SidebarBoxesProps = LinkManner & {
  boxes: readonly SidebarBox[];
  /** The boxes' language, if it differs from the page's. */
  lang?: string | undefined;
};

/** The editors' sidebar: one card per box with text, components and a button. */
export const SidebarBoxes = ({ boxes, lang, ...manner }: SidebarBoxesProps) =>
  boxes.map(({ title, description, button, components }, index) => {
    const href = button === null ? null : manner.linkOf(button.link);
    const note = button === null ? null : (manner.noteOf?.(button.link) ?? null);
    return (
      <div key={`${index} ${title}`} lang={lang}>
        <SidebarCard title={title}>
          {description === null ? null : <RichTextView content={description} headingLevel={3} {...manner} />}
          {components.map((component, place) => (
            <SidebarComponent key={place} component={component} {...manner} />
          ))}
          {button === null || (href === null && note === null) ? null : (
            <Box sx={{ '* + &': { marginBlockStart: 2 } }}>
              {href === null ? (
                <LinkWords note={note}>{button.text}</LinkWords>
              ) : (
                <Button variant="outlined" href={href} newWindowHint={manner.newWindowHint}>
                  {button.text}
                </Button>
              )}
            </Box>
          )}
        </SidebarCard>
      </div>
    );
  });
