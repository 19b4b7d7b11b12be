import Box from '@mui/material/Box';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewedSide } from '#contract/studio/answers.ts';
import type { GlobalSettings } from '#contract/settings.ts';
import type { DraftedTexts } from '#preview/preview-messages.ts';
import { SkipLink } from '#ui/SkipLink.tsx';
import { useSize } from '#ui/use-size.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { filterOf } from './ColourVisionFilter.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { Look } from '../kernel/preview-store.ts';

/** Around the screen, in CSS pixels. */
const margin = 20;

/** Height of a screen as wide as this, in CSS pixels, where the stage is not taller. */
const heights = { 360: 780, 768: 1024, 1440: 900 } as const;

/** Height of the tallest screen that a stage shows, in CSS pixels. */
export const tallest = (width: Look['width']): number => heights[width] * 1.6;

type PreviewStageProps = {
  code: string;
  look: Look;
  settings: GlobalSettings | null;
  texts?: DraftedTexts;
  version?: number | string;
  answered?: number;
  title?: string;
  side?: PreviewedSide;
  onMoved?: (address: string) => void;
  children?: ReactNode;
};

/** A screen with the portal on it, as large as there is room; a wide screen is shown smaller. */
export const PreviewStage = ({
  code,
  look,
  settings,
  texts,
  version,
  answered,
  title,
  side = 'draft',
  onMoved,
  children,
}: PreviewStageProps) => {
  const { t } = useTranslation(['studio', 'shell']);
  const stage = useRef<HTMLDivElement>(null);
  const endId = useId();
  const size = useSize(stage);
  const { width, vision, ...shown } = look;
  const room = size === null ? null : { width: size.width - 2 * margin, height: size.height - 2 * margin };
  const scale = room === null ? 1 : Math.max(0.1, Math.min(1, room.width / width));
  const height = room === null ? heights[width] : Math.max(400, Math.min(room.height / scale, tallest(width)));
  return (
    <Box
      ref={stage}
      sx={({ tokens }) => ({
        position: 'relative',
        flex: '1 1 auto',
        minBlockSize: 320,
        minInlineSize: 0,
        overflow: 'hidden',
        display: 'grid',
        justifyContent: 'center',
        alignContent: 'start',
        padding: `${margin}px`,
        backgroundColor: tokens.colour.surface.sunken,
      })}
    >
      {room === null ? null : (
        <SkipLink
          href={`#${endId}`}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById(endId)?.focus();
          }}
        >
          {t('studio:preview.skip')}
        </SkipLink>
      )}
      {room === null ? null : (
        <Box
          sx={({ tokens }) => ({
            overflow: 'hidden',
            borderRadius: `${Math.min(tokens.corner.card, 12)}px`,
            boxShadow: tokens.elevation.floating,
            outline: `1px solid ${tokens.colour.border.hairline}`,
          })}
        >
          <PreviewFrame
            {...shown}
            code={code}
            settings={settings}
            texts={texts}
            side={side}
            title={title ?? t('studio:preview.title', { page: t(`shell:titles.${look.page}`) })}
            width={width}
            height={Math.round(height)}
            scale={scale}
            filter={filterOf(vision)}
            version={version}
            answered={answered}
            onMoved={onMoved}
          />
        </Box>
      )}
      <VisuallyHidden id={endId} {...{ tabIndex: -1 }}>
        {t('studio:preview.end')}
      </VisuallyHidden>
      {children}
    </Box>
  );
};
