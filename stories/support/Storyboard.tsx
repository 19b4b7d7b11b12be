import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RouteKey } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import { isTestRun } from './axe-in-every-fund.ts';
import type { Choice } from './axes.ts';
import { columnsOf, inAddress, Screen, type WindowWidth } from './Screen.tsx';

/** A step of a journey: the story that shows its screen, and what happens there. */
export type Step = {
  readonly story: string;
  readonly caption: string;
  /** What of the screen it is about: a page to which it links, or a selector. */
  readonly shows?: { readonly linkTo: RouteKey } | { readonly part: string };
};

const selectorOf = (shows: Step['shows'], { fund, language }: Choice): string | undefined =>
  shows === undefined || 'part' in shows
    ? shows?.part
    : `main article a[href$="${href(shows.linkTo, { fund, locale: language })}"]`;

/** Its windows are larger than a wall's, because a step is read. */
const largerBy = 1.25;

/** Props of {@link Storyboard}. */
export type StoryboardProps = {
  steps: readonly Step[];
  /** The toolbar's fund, language, mode and person. */
  choice: Choice;
  /** The width of each screen; that of the toolbar by default. */
  width?: WindowWidth;
};

/**
 * A journey on one page: the screens of its steps in their order, each with what happens there, in the toolbar's fund,
 * language, mode and width. A step's name opens it alone.
 */
export const Storyboard = ({ steps, choice, width = 'desktop' }: StoryboardProps) => (
  <Box
    component="ol"
    style={{ ...columnsOf(width, largerBy), alignItems: 'end' }}
    sx={{ margin: 0, padding: 0, listStyle: 'none' }}
  >
    {steps.map(({ story, caption, shows }, index) => {
      const name = `${index + 1}. ${caption}`;
      return (
        <Screen
          key={story}
          as="li"
          title={name}
          address={isTestRun() ? 'about:blank' : `iframe.html?viewMode=story&id=${story}&globals=${inAddress(choice)}`}
          choice={choice}
          width={width}
          shows={selectorOf(shows, choice)}
        >
          <Typography variant="body2" sx={{ marginBlockEnd: 1 }}>
            <Link
              href={`./?path=/story/${story}&globals=${inAddress(choice, width)}`}
              target="_top"
              color="textPrimary"
              sx={{ fontWeight: 600 }}
            >
              {`Step ${index + 1}`}
            </Link>
            {` ${caption}`}
          </Typography>
        </Screen>
      );
    })}
  </Box>
);
