import { useEffect, useState } from 'react';
import type { LinkCredentials, RouteKey } from '#contract/route-words.ts';
import { createPortal, type Portal } from '#app/create-portal.tsx';
import { href } from '#i18n/routes.ts';
import { readBrand } from '#theme/brand.ts';
import { typefaceCss } from '#theme/typefaces.ts';
import { colourModeAtom } from '#state/ui.ts';
import { activeMembers, type Axes } from './axes.ts';
import { settingsOf } from './FundFrame.tsx';
import { useAxes } from './InFund.tsx';
import { memberAnswers, type Person } from './member-answers.ts';
import { storyFetch, type Answers } from './story-provider.ts';
import { storyClock } from './story-clock.ts';

/** Who is shown: the toolbar's person where she is this fund's, else the fund's first member. */
const personOf = ({ fund, person }: Axes): Person => {
  const members = activeMembers(fund);
  return members.find((member) => member.id === person) ?? members[0] ?? null;
};

/** Props of {@link PortalStory}. */
export type PortalStoryProps = {
  route: RouteKey;
  /** Query of the address, without the question mark. */
  query?: string;
  /** Session id and code of a mailed link, for the link's routes. */
  credentials?: LinkCredentials;
  /** Answers in place of those a healthy provider gives this person. */
  answers?: (axes: Axes, person: Person) => Answers;
  /** Runs when the portal stands, before it is shown. */
  prepare?: (portal: Portal) => Promise<void> | void;
};

/** A page as the real portal shows it: its own store, router and theme, over a provider made of fixtures. */
export const PortalStory = ({ route, query, credentials, answers, prepare }: PortalStoryProps) => {
  const axes = useAxes();
  const [portal, setPortal] = useState<Portal | null>(null);
  useEffect(() => {
    const person = personOf(axes);
    const fresh = createPortal({
      fetch: storyFetch({ ...memberAnswers(axes, person), ...answers?.(axes, person) }),
      settings: settingsOf(axes.fund),
      pageUrl: `${location.origin}/`,
      address:
        href(route, { tenant: axes.fund, locale: axes.language, credentials }) +
        (query === undefined ? '' : `?${query}`),
      clock: storyClock,
      leave: () => undefined,
    });
    let gone = false;
    const open = async () => {
      await fresh.start();
      fresh.store.set(colourModeAtom, axes.mode);
      await prepare?.(fresh);
      if (!gone) setPortal(fresh);
    };
    void open();
    return () => {
      gone = true;
      fresh.dispose();
      setPortal(null);
    };
  }, [axes, route, query, credentials, answers, prepare]);
  if (portal === null) return null;
  return (
    <div data-shown-in={`${axes.fund}-${axes.mode}`} style={{ minBlockSize: '100dvh' }}>
      <style>{typefaceCss(readBrand(settingsOf(axes.fund)).brand.typeface)}</style>
      <portal.Root />
    </div>
  );
};
