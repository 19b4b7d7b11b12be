import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import Typography from '@mui/material/Typography';
import { createTurns, type Turns } from '#kernel/turns.ts';
import type { RouteKey } from '#contract/route-words.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import { editableByFund, mayEdit, partOf } from '#domain/profile-change.ts';
import type { DraftedTexts } from '#preview/preview-messages.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { useSize } from '#ui/use-size.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { sectionAddress } from '../kernel/addresses.ts';
import { useStudio } from '../kernel/services.ts';
import { ColourVisionFilters, filterOf } from '../preview/ColourVisionFilter.tsx';
import { FrameGround } from '../preview/FrameGround.tsx';
import { guestPages, memberPages } from '../preview/pages-shown.ts';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import type { Look } from '../kernel/preview-store.ts';
import { useShownDraft } from '../kernel/use-shown-draft.ts';
import { ViewBar } from '../preview/ViewBar.tsx';

/** How many frames load at a time. */
const atOnce = 4;

/** How tall a screen is for its width. */
const proportions = { 360: 1.9, 768: 1.25, 1440: 0.75 } as const;

/** How wide a tile is at least; two phones stand side by side on a phone. */
const tileWidths = { 360: 'min(180px, 50% - 10px)', 768: 'min(240px, 100%)', 1440: 'min(320px, 100%)' } as const;

type TileFrameProps = {
  box?: Ref<HTMLDivElement>;
  /** Width of the box by its height. */
  aspectRatio: number;
  /** Nothing is shown in it. */
  isOff?: boolean;
  name: string;
  /** Where the name leads. */
  href: string;
  onFollow?: () => void;
  children: ReactNode;
};

/** A place on the wall: a box with the proportions of a screen, and below it a name that leads to where it is edited. */
const TileFrame = ({ box, aspectRatio, isOff = false, name, href, onFollow, children }: TileFrameProps) => (
  <Box component="li" sx={{ minInlineSize: 0 }}>
    <Box
      ref={box}
      sx={({ tokens }) => ({
        position: 'relative',
        aspectRatio,
        ...(isOff ? { display: 'grid' } : { backgroundColor: tokens.colour.surface.sunken }),
        overflow: 'hidden',
        borderRadius: 1,
        outline: `1px ${isOff ? 'dashed' : 'solid'} ${tokens.colour.border.hairline}`,
      })}
    >
      {children}
    </Box>
    <Link
      href={href}
      variant="body2"
      color="textPrimary"
      onClick={onFollow}
      sx={{ display: 'inline-block', marginBlockStart: 0.75 }}
    >
      {name}
    </Link>
  </Box>
);

type TileProps = {
  code: string;
  look: Look;
  settings: GlobalSettings;
  texts: DraftedTexts;
  version: string;
  answered: number;
  turns: Turns;
};

/** One screen of the draft, loaded once it is in sight and it is its turn. */
const Tile = ({ code, look, settings, texts, version, answered, turns }: TileProps) => {
  const { t } = useTranslation(['studio', 'shell']);
  const { preview } = useStudio();
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [isDue, setIsDue] = useState(false);
  const giveBack = useRef<() => void>(() => undefined);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        giveBack.current = turns.take(() => setIsDue(true));
      },
      { rootMargin: '200px' },
    );
    seen.observe(element);
    return () => {
      seen.disconnect();
      giveBack.current();
    };
  }, [turns]);
  const settled = useCallback(() => giveBack.current(), []);
  const { page, locale, person, mode, width, vision } = look;
  const name = t(`shell:titles.${page}`);
  const height = Math.round(width * proportions[width]);
  return (
    <TileFrame
      box={box}
      aspectRatio={width / height}
      name={name}
      href={sectionAddress(code, 'brand')}
      onFollow={() => preview.look.set((before) => ({ ...before, page }))}
    >
      {isDue ? null : <FrameGround mode={mode} isDrawn={false} />}
      {isDue && size !== null ? (
        <PreviewFrame
          code={code}
          page={page}
          locale={locale}
          person={person}
          mode={mode}
          settings={settings}
          texts={texts}
          version={version}
          answered={answered}
          title={name}
          width={width}
          height={height}
          scale={size.width / width}
          filter={filterOf(vision)}
          isStill
          onSettled={settled}
        />
      ) : null}
    </TileFrame>
  );
};

/** In place of a page that no member sees, because the fund has switched off what it is for. */
const OffTile = ({ code, page, width }: Pick<Look, 'page' | 'width'> & { code: string }) => {
  const { t } = useTranslation(['studio', 'shell']);
  const section = t('studio:sections.switches.title');
  return (
    <TileFrame
      aspectRatio={1 / proportions[width]}
      isOff
      name={t(`shell:titles.${page}`)}
      href={sectionAddress(code, 'switches')}
    >
      <Typography variant="body2" color="textSecondary" sx={{ placeSelf: 'center', padding: 2, textAlign: 'center' }}>
        {t('studio:wall.off', { section })}
      </Typography>
    </TileFrame>
  );
};

/** Screens that belong together, below their heading. */
const Tiles = ({ title, width, children }: { title: string; width: Look['width']; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ marginBlockStart: 4 }}>
      <SectionHeading id={id} look={3}>
        {title}
      </SectionHeading>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(${tileWidths[width]}, 1fr))`,
          gap: 2.5,
          margin: 0,
          marginBlockStart: 1.5,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {children}
      </Box>
    </Box>
  );
};

/** All screens of the draft at once. */
export const WallPage = () => {
  const { t } = useTranslation('studio');
  const { preview, clock } = useStudio();
  const { code, settings, texts, languages, look, version, answered } = useShownDraft();
  const turns = useMemo(() => createTurns(atOnce, clock.after), [clock]);
  const allowed = editableByFund(settings);
  const tiles = (pages: readonly RouteKey[]) =>
    pages.map((page) => {
      const part = partOf(page);
      return part !== null && !mayEdit(allowed, part) ? (
        <OffTile key={page} code={code} page={page} width={look.width} />
      ) : (
        <Tile
          key={page}
          code={code}
          look={{ ...look, page, state: 'asIs' }}
          settings={settings}
          texts={texts}
          version={version}
          answered={answered}
          turns={turns}
        />
      );
    });
  return (
    <PageFrame title={t('wall.title')} lead={t('wall.lead')} isWide>
      <ColourVisionFilters />
      <Box sx={{ marginBlockStart: 3 }}>
        <ViewBar
          look={look}
          languages={languages}
          without={['page', 'state']}
          onChange={(change) => preview.look.set((before) => ({ ...before, ...change }))}
        />
      </Box>
      <Tiles title={t('preview.memberPages')} width={look.width}>
        {tiles(memberPages)}
      </Tiles>
      <Tiles title={t('preview.guestPages')} width={look.width}>
        {tiles(guestPages)}
      </Tiles>
    </PageFrame>
  );
};
