import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GlobalSettings } from '#contract/settings.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { LinkCredentials } from '#domain/recognise-path.ts';
import { createPortal } from '#app/create-portal.tsx';
import type { Portal } from '#app/portal-options.ts';
import { href } from '#i18n/routes.ts';
import { readBrand } from '#theme/brand.ts';
import { typefaceCss } from '#theme/typefaces.ts';
import { takeSettingsAction } from '#state/fund/settings.ts';
import { colourModeAtom } from '#state/kernel/ui.ts';
import { activeMembers, type Axes, type Person } from './axes.ts';
import { settingsOf, typefaceBase } from './FundFrame.tsx';
import { useAxes, useBaseAxes } from './InFund.tsx';
import { memberAnswers } from './member-answers.ts';
import { storyFetch, type Answers } from './story-provider.ts';
import { storyClock } from './story-clock.ts';

/** The toolbar's person if they are a member of this fund, else the fund's first member. */
const personOf = ({ fund, person }: Axes): Person => {
  const members = activeMembers(fund);
  return members.find((member) => member.id === person) ?? members[0] ?? null;
};

const asTheyAre = (ofFund: GlobalSettings): GlobalSettings => ofFund;

/** A fund's settings, with the toolbar's language even if the fund doesn't offer it, so that each can be seen in each. */
const settingsIn = ({ fund, language }: Pick<Axes, 'fund' | 'language'>): GlobalSettings => {
  const ofFund = settingsOf(fund);
  return ofFund.languages.includes(language) ? ofFund : { ...ofFund, languages: [...ofFund.languages, language] };
};

/** Props of {@link PortalStory}. */
export type PortalStoryProps = {
  route: RouteKey;
  /** Query of the address, without a question mark. */
  query?: string;
  /** Session id and code of a mailed link, for the link's routes. */
  credentials?: LinkCredentials;
  /** Answers that replace those of a healthy provider for this person. */
  answers?: (axes: Axes, person: Person) => Answers;
  /** Changes the fund's settings; the page that is shown follows at once. */
  settings?: (ofFund: GlobalSettings) => GlobalSettings;
  /** Runs after the portal is created and before it is rendered. */
  prepare?: (portal: Portal) => Promise<void> | void;
  /** Replaces the toolbar's mode. */
  mode?: Axes['mode'] | undefined;
};

/** A page in a real portal, with its own store, router and theme, and a provider made of fixtures. */
export const PortalStory = ({
  route,
  query,
  credentials,
  answers,
  settings = asTheyAre,
  prepare,
  mode: ownMode,
}: PortalStoryProps) => {
  const { fund, language, mode: toolbarMode, person: wanted } = useBaseAxes();
  const mode = ownMode ?? toolbarMode;
  const at = useAxes();
  const [portal, setPortal] = useState<Portal | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const firstSettings = useEffectEvent(settings);
  useEffect(() => {
    const axes = { fund, language, mode, person: wanted };
    const person = personOf(axes);
    const fresh = createPortal({
      fetch: storyFetch({ ...memberAnswers(axes, person), ...answers?.(axes, person) }),
      settings: firstSettings(settingsIn(axes)),
      pageUrl: `${location.origin}/`,
      address:
        href(route, { fund: axes.fund, locale: axes.language, ...(credentials !== undefined && { credentials }) }) +
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
      // A portal's styles outlive it, and those of a hundred portals slow the page down.
      for (const style of document.querySelectorAll('style[data-emotion^="p"]')) style.remove();
    };
  }, [fund, language, mode, wanted, route, query, credentials, answers, prepare]);
  useEffect(() => {
    if (portal === null) return;
    portal.store.set(takeSettingsAction, settings(settingsIn({ fund: at.fund, language })));
    portal.store.set(colourModeAtom, ownMode ?? at.mode);
    frame.current?.setAttribute('data-shown-in', `${at.fund}-${at.mode}`);
  }, [portal, settings, language, at.fund, at.mode, ownMode]);
  if (portal === null) return null;
  return (
    <div ref={frame} style={{ minBlockSize: '100dvh' }}>
      <style>{typefaceCss(readBrand(settings(settingsOf(at.fund))).brand.typeface, typefaceBase)}</style>
      <portal.Root />
    </div>
  );
};
