import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RouteKey } from '#contract/route-words.ts';
import { href } from '#i18n/routes.ts';
import { isTestRun } from './axe-in-every-fund.ts';
import type { Axes } from './axes.ts';
import { useBaseAxes } from './InFund.tsx';
import { inAddress, Screen, type WindowWidth } from './Screen.tsx';

/** A step of a journey: the story that shows its screen, and what happens there. */
export type Step = {
  readonly story: string;
  readonly caption: string;
  /** What of the screen it is about: a page to which it links, or a selector. */
  readonly shows?: { readonly linkTo: RouteKey } | { readonly part: string };
};

const selectorOf = (shows: Step['shows'], { fund, language }: Axes): string | undefined =>
  shows === undefined || 'part' in shows
    ? shows?.part
    : `main article a[href$="${href(shows.linkTo, { fund, locale: language })}"]`;

/** Props of {@link Storyboard}. */
export type StoryboardProps = {
  steps: readonly Step[];
  /** The width of each screen; that of the toolbar by default. */
  width?: WindowWidth;
};

/**
 * A journey on one page: the screens of its steps in their order, each with what happens there, in the toolbar's fund,
 * language, mode and width. A step's name opens it alone.
 */
export const Storyboard = ({ steps, width = 'desktop' }: StoryboardProps) => {
  const axes = useBaseAxes();
  return (
    <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
      {steps.map(({ story, caption, shows }, index) => {
        const name = `${index + 1}. ${caption}`;
        return (
          <Screen
            key={story}
            as="li"
            title={name}
            address={isTestRun() ? 'about:blank' : `iframe.html?viewMode=story&id=${story}&globals=${inAddress(axes)}`}
            width={width}
            shows={selectorOf(shows, axes)}
          >
            <Typography variant="body2" sx={{ minBlockSize: '3lh', marginBlockEnd: 1 }}>
              <Link
                href={`./?path=/story/${story}&globals=${inAddress(axes, width)}`}
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
};
